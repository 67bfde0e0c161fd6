/** A chain such as `Womens > Clothing > Dresses`; a link that says what its group says stands for the group. */
export function navigationElement(titles: readonly string[]): string {
  return titles.filter((title, index) => title !== '' && title !== titles[index - 1]).join(' > ')
}

/** Titles of the groups that a link stands in, and its own: its first words, for what follows them is decoration. */
export function titlesOf(link: HTMLElement): string[] {
  const titles: string[] = []
  for (let element = link.parentElement; element; element = element.parentElement) {
    if (element.dataset['trail']) titles.unshift(element.dataset['trail'])
  }
  const words = [...link.childNodes].find((node) => node.textContent?.trim())
  return [...titles, words?.textContent?.trim() ?? link.querySelector('img')?.alt ?? '']
}
