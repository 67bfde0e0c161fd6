/**
 * Builds a menu or a panel from its text at the first sign that it will be used: the pointer or the focus comes to it,
 * or to a link that opens it, or a script is about to open it (`sv:open`). Inline, because they open before the page's
 * scripts have loaded, and if they fail to load. A panel that is open when the page ends may have got its text after it
 * was opened.
 */
export function buildLazyMarkup(): void {
  const build = (target: unknown) => {
    const element = target instanceof Element && target.closest<HTMLElement>('.desktop-navigation,dialog,[data-opens]')
    if (!element) return
    const { opens } = element.dataset
    const all = document.getElementsByTagName('*')
    for (const text of (opens ? document.getElementById(opens) : element)?.querySelectorAll('[data-lazy]') ?? [])
      // The last element of a page may still be arriving. A page that was swapped in has elements instead of the text,
      // which Safari before version 17 escapes in `innerHTML` (https://bugs.webkit.org/show_bug.cgi?id=254692).
      if (text !== all[all.length - 1]) text.outerHTML = text.firstElementChild ? text.innerHTML : text.textContent
  }
  for (const event of ['pointerover', 'pointerdown', 'focusin', 'click', 'sv:open'])
    document.addEventListener(event, ({ target }) => build(target), true)
  document.addEventListener('DOMContentLoaded', () => build(document.querySelector('dialog:is([open],:target)')))
}
