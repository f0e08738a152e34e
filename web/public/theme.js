// Before first paint: the saved theme, else the one the machine asks for.
;(function () {
  var saved
  try {
    saved = JSON.parse(localStorage.getItem('ballyhoo.settings') || '{}').theme
  } catch {
    saved = null
  }
  var dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
