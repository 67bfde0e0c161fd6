/** A chain such as `Womens > Clothing > Dresses`. A link with the same text as its group represents the group. */
export function navigationElement(titles: readonly string[]): string {
  return titles.filter((title, index) => title !== '' && title !== titles[index - 1]).join(' > ')
}

/** The titles of a link's groups and of the link: only its first text, because the rest is decoration. */
export function titlesOf(link: HTMLElement): string[] {
  const titles: string[] = []
  for (let element = link.parentElement; element; element = element.parentElement) {
    if (element.dataset['trail']) titles.unshift(element.dataset['trail'])
  }
  const textNode = [...link.childNodes].find((node) => node.textContent?.trim())
  return [...titles, textNode?.textContent?.trim() ?? link.querySelector('img')?.alt ?? '']
}
