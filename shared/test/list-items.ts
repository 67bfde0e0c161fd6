/** An item of a Markdown list with its nested items, each of the form `- name: text`. */
export type ListItem = { title: string; fields: Readonly<Record<string, string>> }

/** The items of a document whose title is code, with their nested items. Wrapped lines are joined. */
export function listItemsOf(document: string): ListItem[] {
  const items: { title: string; fields: Record<string, string> }[] = []
  for (const line of document.replaceAll(/\n {2,}(?![ -])/g, ' ').split('\n')) {
    const title = /^- (`[^`]+`)$/.exec(line)?.[1]
    if (title) items.push({ title, fields: {} })
    const [, name, text] = /^ {2}- ([^:]+): (.*)$/.exec(line) ?? []
    const item = items.at(-1)
    if (name && text && item) item.fields[name] = text
  }
  return items
}
