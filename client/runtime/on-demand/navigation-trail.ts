/** A chain such as `Womens > Clothing > Dresses`. A link with the same text as its group represents the group. */
export function navigationElement(titles: readonly string[]): string {
  return titles.filter((title, index) => title !== '' && title !== titles[index - 1]).join(' > ')
}

/** The titles of a link's groups and of the link. */
export function titlesOf(link: HTMLElement): string[] {
  const titles: string[] = []
  for (let element = link.parentElement; element; element = element.parentElement) {
    const group = headingOf(element)
    const title = element.dataset['trail'] ?? (group && firstText(group))
    if (title) titles.unshift(title)
  }
  return [...titles, firstText(link) ?? link.querySelector('img')?.alt ?? '']
}

/** The heading of a group in a menu: the text that opens a layer, or the link or label above a list. */
function headingOf(element: Element): Element | null {
  const label = element.querySelector(':scope > summary > span')
  return label ?? element.querySelector(':scope > :is(a, span) + ul')?.previousElementSibling ?? null
}

/** The rest of a link's text is decoration. */
function firstText(element: Element): string | undefined {
  return [...element.childNodes].find((node) => node.textContent?.trim())?.textContent?.trim()
}
