// Elements whose content is created by scripts.
const hosts = 'sv-island, [data-raw-html]'
const hostKeys = ['data-name', 'data-props', 'data-raw-html']

/**
 * Changes `from` into `to` and keeps unchanged nodes, so that pictures stay loaded, the page does not jump and open
 * disclosures stay open. Content created by scripts is kept if its source is the same, otherwise replaced.
 */
export function morph(from: Element, to: Element): void {
  if (from.isEqualNode(to)) return
  if (from.nodeName !== to.nodeName) return from.replaceWith(to)
  if (from.matches(hosts)) {
    if (hostKeys.some((key) => from.getAttribute(key) !== to.getAttribute(key))) from.replaceWith(to)
    return
  }
  if (from.localName.includes('-')) return from.replaceWith(to)
  copyAttributes(from, to)
  morphChildren(from, to)
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of from.getAttributeNames()) {
    if (!to.hasAttribute(name) && name !== 'open') from.removeAttribute(name)
  }
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value)
  }
}

function morphChildren(from: Element, to: Element): void {
  const [here, next] = [[...from.childNodes], [...to.childNodes]]
  for (const [index, node] of next.entries()) {
    const old = here[index]
    if (!old) from.append(node)
    else if (old instanceof Element && node instanceof Element) morph(old, node)
    else if (!old.isEqualNode(node)) old.replaceWith(node)
  }
  for (const old of here.slice(next.length)) old.remove()
}
