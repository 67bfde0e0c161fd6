/** Personalisation tag of one market: reports the pages that it is loaded on, and the market that they are of. */
export const personalisation = (market: string) => `
  record('load', { tag: '${market}', market: document.documentElement.dataset.market ?? null, pageType: document.body?.dataset.pageType ?? null })
`
