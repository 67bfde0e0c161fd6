const token = /<\?xml [^<>]*\?>|<\/([\w:]+)>|<([\w:]+)((?: [\w:]+="[^"<&]*")*)>|[^<]+/uy
const escapes = /&(?:amp|lt|gt|quot|apos|#x[\dA-F]+);/gi
const notAllowed = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

/** Reads XML without empty elements, comments and sections. @throws Error if it is not well-formed */
export function checkXml(xml: string): void {
  const open: string[] = []
  token.lastIndex = 0
  let roots = 0
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex
    const found = token.exec(xml)
    if (!found) throw new Error(`There is no token at ${at}: ${xml.slice(at, at + 40)}`)
    const [text, end, start] = found
    if (start !== undefined) {
      if (open.length === 0) roots += 1
      open.push(start)
    } else if (end !== undefined) {
      const name = open.pop()
      if (name !== end) throw new Error(`</${end}> closes <${name}>`)
    } else if (!text.startsWith('<')) {
      if (open.length === 0 && text.trim() !== '') throw new Error('There is text outside of the root.')
      if (text.replace(escapes, '').includes('&')) throw new Error(`There is a bare & in ${text}`)
      if (notAllowed.test(text)) throw new Error(`There is a character that XML does not allow in ${text}`)
    }
  }
  if (open.length > 0 || roots !== 1) throw new Error('Not all elements are closed, or there is no single root.')
}
