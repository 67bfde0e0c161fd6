import type { Language } from '#shared/languages.ts'
import { inLanguages, type Market, markets } from '#shared/markets.ts'

/**
 * The language of the market that the visitor's browser prefers to that of the page; `null` if there is none. A browser
 * that names none of them reads the page as it is.
 */
export function languageToOffer(headers: Headers, { code, language: shown }: Market): Language | null {
  const offered = inLanguages(markets[code]).map(({ language }) => language)
  const preferred = languagesOf(headers.get('accept-language') ?? '').flatMap(
    (tag) => offered.find((language) => language === tag.slice(0, 2).toLowerCase()) ?? [],
  )[0]
  return preferred === undefined || preferred === shown ? null : preferred
}

/**
 * The tags of an `Accept-Language` header, the preferred one first:
 * https://www.rfc-editor.org/rfc/rfc9110#name-accept-language
 */
function languagesOf(header: string): string[] {
  return header
    .replaceAll(/[ \t]/g, '')
    .split(',')
    .slice(0, 20)
    .map((range) => {
      const [tag = '', weight] = range.split(/;q=/i)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
