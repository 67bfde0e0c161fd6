/** The texts that the specification gives to the letter, from `docs/records/copy.md`. */
export function fixedTextsOf(document: string): string[] {
  const section = document.split(/^## /m).find((part) => part.startsWith('Fixed texts')) ?? ''
  return [...section.matchAll(/^- .*\n(?: {2}.*\n)*/gm)].flatMap(([row]) =>
    [...row.replaceAll(/\n {2}/g, ' ').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
  )
}
