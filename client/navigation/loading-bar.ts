import { pageLoadAtom, restAfterMs } from '../atoms/page-load.ts'
import type { PageStore } from '../atoms/store.ts'
import { pageLoad } from '#shared/messages/boot.ts'

/** Renders `pageLoadAtom` as a progress bar at the top of the page. The stylesheet defines the look of each phase. */
export function drawLoadingBar(store: PageStore): void {
  const bar = createBar()
  let shownAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  store.sub(pageLoadAtom, () => {
    const { phase, progress } = store.get(pageLoadAtom)
    clearTimeout(timer)
    if (!bar.isConnected) (document.querySelector('header') ?? document.body).append(bar)
    if (phase !== 'idle' && bar.hidden) shownAt = performance.now()
    bar.hidden = phase === 'idle'
    bar.dataset['phase'] = phase
    bar.setAttribute('aria-valuenow', String(progress))
    bar.style.setProperty('--progress', String(progress / 100))
    if (phase === 'finished' || phase === 'failed') {
      timer = setTimeout(() => store.set(pageLoadAtom, { type: 'rest' }), restAfterMs(performance.now() - shownAt))
    }
  })
}

function createBar(): HTMLElement {
  const bar = document.createElement('div')
  bar.id = 'loading-bar'
  bar.className = 'loading-bar'
  bar.setAttribute('role', 'progressbar')
  bar.setAttribute('aria-label', pageLoad.label)
  bar.hidden = true
  return bar
}
