import { thirdParties, thirdPartyNames } from '../../shared/third-parties.ts'
import type { PageStore } from '../atoms/store.ts'
import { openPanelAtom } from '../atoms/ui.ts'
import { consentEvent, hasAgreedTo, scriptAddress } from '../runtime/consent.ts'
import { loadScript } from '../runtime/load-script.ts'

const widgets = thirdPartyNames.filter((name) => thirdParties[name].isWidget)

/**
 * Loads the script of each widget that the page has a place for, after the visitor has consented. The script renders
 * into the place.
 */
export function run(store: PageStore): void {
  const look = () => {
    for (const name of widgets) {
      const address = scriptAddress(name)
      const isWanted =
        document.querySelector(`[data-widget="${name}"]`) !== null ||
        (name === 'fit' && store.get(openPanelAtom) === 'cart')
      if (address && isWanted && hasAgreedTo(name))
        loadScript(address).catch((error: unknown) => console.warn(`${name}:`, error))
    }
  }
  document.addEventListener(consentEvent, look)
  document.addEventListener('sv:navigate-end', look)
  store.sub(openPanelAtom, look)
  look()
}
