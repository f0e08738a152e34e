import { keep } from '../settings.svelte'

/** Paper is white: while a page is printed it is day, whatever the screen shows. */
export function dayOnPaper(): () => void {
  const paper = matchMedia('print')
  const follow = () => {
    if (paper.matches) document.documentElement.dataset.theme = 'light'
    else keep()
  }
  paper.addEventListener('change', follow)
  return () => paper.removeEventListener('change', follow)
}
