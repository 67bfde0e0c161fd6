/** Puts generated parts between their marks in a document. @throws Error if a mark is missing */
export function withParts(document: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
    const [from, to] = [text.indexOf(start), text.indexOf(end)]
    if (from === -1 || to === -1) throw new Error(`The document has no marks ${start} and ${end}.`)
    return `${text.slice(0, from + start.length)}\n\n${part}\n\n${text.slice(to)}`
  }, document)
}

/** The words of a document, because the formatter wraps its lines and pads the cells of its tables. */
export function withoutLayout(document: string): string {
  return document.replaceAll(/\s+/g, ' ').replaceAll(/-{3,}/g, '---')
}
