import './look/fonts'
import './look/tokens.css'
import './look/kit.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { takeName } from './pages/name'
import { settings } from './settings.svelte'
import { speak, wanted } from './words/language.svelte'

/**
 * A part of the page is gone when the server has a newer page than this one: reloading fetches the newer. Once only, for
 * if that does not help, the page says what is wrong and offers to try again.
 */
const RELOADED = 'ballyhoo-reloaded'
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem(RELOADED) === location.pathname) return
  sessionStorage.setItem(RELOADED, location.pathname)
  location.reload()
})

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
await speak(wanted(settings.language, location.search))
takeName()
mount(App, { target })
