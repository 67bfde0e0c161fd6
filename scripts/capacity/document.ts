/** Puts generated tables between the marks of a document. @throws Error if a mark is missing */
export function withTables(document: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
    const [from, to] = [text.indexOf(start), text.indexOf(end)]
    if (from === -1 || to === -1) throw new Error(`The document has no marks ${start} and ${end}.`)
    return `${text.slice(0, from + start.length)}\n\n${table}\n\n${text.slice(to)}`
  }, document)
}

/** The cells of the tables, because the formatter pads them. */
export function withoutPadding(document: string): string {
  return document.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---')
}
