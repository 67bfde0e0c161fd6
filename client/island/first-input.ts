/**
 * Resolves when the visitor first points at the page's content, scrolls, or types or tabs in the content. Header,
 * footer and panels do not count: opening the cart must not load the product form.
 */
export const firstInput = new Promise<void>((resolve) => {
  const ended = new AbortController()
  const listen = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('main')) return
    ended.abort()
    resolve()
  }
  for (const type of ['pointerover', 'scroll', 'focusin', 'keydown'])
    addEventListener(type, listen, { capture: true, passive: true, signal: ended.signal })
})
