import { channelById } from './channels.ts'

/** The languages of the catalogue's texts. English is the default of every channel. */
export type Language = 'en' | 'de'

/**
 * The language of a channel that an `Accept-Language` header prefers. The channel's default language if it has none of
 * them.
 */
export function requestedLanguage(channelId: number, header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight.trim().slice(2)) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  for (const { tag } of wanted) {
    const language = languageOf(channelId, tag)
    if (language) return language
  }
  return 'en'
}

/** The language of a cart or an order by its locale. */
export function localeLanguage(channelId: number, locale: string): Language {
  return languageOf(channelId, locale) ?? 'en'
}

function languageOf(channelId: number, tag: string): Language | undefined {
  const [primary] = tag.toLowerCase().split('-')
  const languages: readonly Language[] = ['en', ...(channelById(channelId)?.translations ?? [])]
  return languages.find((language) => language === primary)
}
