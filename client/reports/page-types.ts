import type { Metric } from 'web-vitals'

type Navigation = Pick<Metric, 'navigationType' | 'navigationURL'>

export const shownType = () => document.body.dataset['pageType'] ?? ''

/**
 * The type of the page that a vital is about. A vital is reported late: the page may have been swapped out since, even
 * before the reporting code had loaded. `first` is the type of the document's own page.
 */
export function createPageTypes({ first, shown }: { first: string; shown: () => string }) {
  const types = new Map<string, string>()
  return {
    /** Call this when a page is shown. */
    remember: (address: string) => void types.set(address, shown()),
    /** `null` for a page that was swapped in and out before the reporting code had loaded. */
    typeOf({ navigationType, navigationURL }: Navigation): string | null {
      if (navigationType === 'back-forward-cache') return shown()
      if (navigationType !== 'soft-navigation') return first
      return types.get(navigationURL ?? '') ?? null
    },
  }
}
