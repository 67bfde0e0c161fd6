/**
 * Asks once more for a stylesheet of the shop that failed to load, under an address that no cache has. Whoever added
 * the stylesheet hears only of the second failure, which is reported too. Inline and before the stylesheets, because it
 * must hear of all of them, and those of islands and of later pages come with this document too.
 */
export function repeatStylesheets(): void {
  addEventListener(
    'error',
    (event) => {
      const link = event.target as HTMLLinkElement
      const href = link.rel === 'stylesheet' ? link.getAttribute('href') : ''
      if (href?.[0] !== '/') return
      if (href.includes('?again')) {
        link.remove()
        // The stack would name the address of the page.
        return reportError(Object.assign(new Error(href), { name: 'StylesheetError', stack: '' }))
      }
      event.stopImmediatePropagation()
      link.setAttribute('href', href + '?again')
    },
    true,
  )
}
