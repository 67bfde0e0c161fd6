import type { PageStore } from '../../atoms/store.ts'
import { openPanelAtom } from '../../atoms/ui.ts'
import { whenIdle } from '../../island/idle.ts'
import { hasAgreedTo, readConsent, scriptAddress } from '../consent.ts'
import { loadScript } from '../load-script.ts'
import { forgetCookies, leaveWithdrawnScripts } from './withdrawal.ts'
import { type ThirdPartyName, thirdParties, thirdPartyNames } from '#shared/third-parties.ts'

/**
 * Loads the third-party scripts that the page names and the visitor has consented to: after the page's `load` event,
 * one in each idle period; the script of a widget when its place comes near the viewport. After a withdrawal it deletes
 * their cookies and reloads the page, because a script that runs cannot be unloaded.
 */
export function loadThirdParties(store: PageStore): void {
  const enqueue = createIdleQueue()
  const asked = new Set<ThirdPartyName>()
  const near = new Set<ThirdPartyName>()

  const look = () => {
    if (store.get(openPanelAtom) === 'cart') near.add('fit')
    for (const name of thirdPartyNames) {
      const { loads, consent } = thirdParties[name]
      const address = scriptAddress(name)
      const isDue = loads === 'idle' || (loads === 'near' && near.has(name))
      if (!address || !isDue || asked.has(name) || !hasAgreedTo(consent)) continue
      asked.add(name)
      enqueue(() => load(name, address))
    }
  }
  // The visitor may have withdrawn, or left for another page, since the script was put into the queue.
  const load = (name: ThirdPartyName, address: string) => {
    if (hasAgreedTo(thirdParties[name].consent) && scriptAddress(name) === address)
      loadScript(address).catch((error: unknown) => {
        asked.delete(name)
        console.warn(`${name}:`, error)
      })
    else asked.delete(name)
  }
  const places = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        places.unobserve(target)
        const name = thirdPartyNames.find((known) => known === (target as HTMLElement).dataset['widget'])
        if (name) near.add(name)
      }
      look()
    },
    { rootMargin: '400px' },
  )
  const watchPlaces = () => {
    for (const place of document.querySelectorAll('[data-widget]')) places.observe(place)
    look()
  }

  forgetCookies(readConsent().groups)
  leaveWithdrawnScripts()
  document.addEventListener('sv:consent', look)
  document.addEventListener('sv:navigate-end', watchPlaces)
  document.addEventListener('sv:cards', watchPlaces)
  store.sub(openPanelAtom, look)
  watchPlaces()
}

/** Runs tasks after the page's `load` event, one in each idle period, so that no tap waits for several of them. */
function createIdleQueue(): (task: () => void) => void {
  const tasks: (() => void)[] = []
  let isRunning = false
  const runNext = () => {
    const task = tasks.shift()
    isRunning = task !== undefined
    if (!task) return
    task()
    whenIdle(runNext)
  }
  return (task) => {
    tasks.push(task)
    if (isRunning) return
    isRunning = true
    if (document.readyState === 'complete') whenIdle(runNext)
    else addEventListener('load', () => whenIdle(runNext), { once: true })
  }
}
