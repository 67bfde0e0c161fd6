/**
 * Makes `from` the same as `to` and keeps what need not change: pictures stay loaded, the page does not jump, an opened
 * disclosure stays open. An island is kept where its props are the same, else put in anew.
 */
export function morph(from: Element, to: Element): void {
  if (from.isEqualNode(to)) return
  if (from.nodeName !== to.nodeName) return from.replaceWith(to)
  if (from.nodeName === 'SV-ISLAND') {
    if (from.getAttribute('data-props') !== to.getAttribute('data-props') || from.getAttribute('data-name') !== to.getAttribute('data-name')) from.replaceWith(to)
    return
  }
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
