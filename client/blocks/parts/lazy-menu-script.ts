/**
 * A script for the head that builds a menu from its text at the first sign that it will be used: the pointer or the
 * focus comes to the menu, or to a link that opens it. It is inline, because menus open before the page's scripts have
 * loaded, and if they fail to load.
 */
export function lazyMenuScript(nonce: string): string {
  return `<script nonce="${nonce}">{${script}}</script>`
}

const script = [
  'let b=e=>{let m=e.target.closest?.(".desktop-navigation,#menu,[data-opens=menu]");',
  'if(m)for(let n of document.querySelectorAll(`${m.matches("ul")?".desktop-navigation":"#menu"} [data-menu]`))n.outerHTML=n.textContent};',
  'for(let t of["pointerover","pointerdown","focusin","click"])document.addEventListener(t,b,true)',
].join('')
