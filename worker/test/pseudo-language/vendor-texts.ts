/**
 * Remembers the texts that the vendors respond with, so that they can be told from the shop's own. `others` count as
 * theirs.
 */
export function createVendorTexts(others: readonly string[]) {
  const texts = new Set<string>(others)

  function add(value: unknown): void {
    if (typeof value === 'object' && value !== null) return Object.values(value).forEach(add)
    if (typeof value !== 'string' || /^https?:/.test(value)) return
    // Markup of content ends a text.
    for (const part of value.split(/<[^>]*>|\]\([^)]*\)|[\n\r*_#[\]]+/))
      if (/[A-Za-z]{2}/.test(part)) texts.add(plain(part))
  }

  // A long text may be shortened, with '…' at its end.
  const isKnown = (text: string) =>
    texts.has(text) || (text.includes(' ') && [...texts].some((known) => known.includes(text.replace(/…$/, ''))))

  return {
    /** The platform's fetch. */
    async fetch(input: string, init: RequestInit): Promise<Response> {
      const response = await fetch(input, init)
      const body = await response.clone().text()
      try {
        add(JSON.parse(body))
      } catch {
        // A picture, or no body.
      }
      return response
    },
    /** What is left of a text without the vendors' texts. */
    without(text: string): string {
      let rest = plain(text)
      const known = [...texts].filter((each) => rest.includes(each)).toSorted((a, b) => b.length - a.length)
      if (isKnown(rest.trim())) return ''
      for (const each of known) {
        if (isKnown(rest.trim())) return ''
        rest = rest.replaceAll(new RegExp(`(?<!\\p{L})${escaped(each)}(?!\\p{L})`, 'gu'), '')
      }
      return rest
    },
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The text with single blanks and one kind of apostrophe. */
function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('’', "'")
}
