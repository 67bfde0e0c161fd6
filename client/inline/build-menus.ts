/**
 * Builds a menu from its text at the first sign that it will be used: the pointer or the focus comes to the menu, or to
 * a link that opens it. Inline, because menus open before the page's scripts have loaded, and if they fail to load.
 */
export function buildMenus(): void {
  const build = ({ target }: Event) => {
    const menu = target instanceof Element && target.closest('.desktop-navigation,#menu,[data-opens=menu]')
    if (!menu) return
    const place = menu.matches('ul') ? '.desktop-navigation' : '#menu'
    for (const text of document.querySelectorAll(`${place} [data-menu]`)) text.outerHTML = text.textContent ?? ''
  }
  for (const event of ['pointerover', 'pointerdown', 'focusin', 'click']) document.addEventListener(event, build, true)
}
