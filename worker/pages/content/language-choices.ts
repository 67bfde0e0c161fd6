import { inLanguage } from '../../language/language.ts'
import { languagePath, marketPath } from '#shared/links.ts'
import { type Market, marketKey } from '#shared/markets.ts'
import { locale } from '#shared/messages/panels.ts'
import type { Sites } from '#shared/sites.ts'
import type { LanguageChoice } from '#shared/views.ts'

/** The languages of the market; none if it has only one. */
export function languageChoices(market: Market, sites: Sites): LanguageChoice[] {
  const { inLanguages } = sites[market.code]
  if (inLanguages.length === 1) return []
  return inLanguages.map(({ market: one }) => ({
    language: one.language,
    href: marketPath(one, languagePath),
    isCurrent: marketKey(one) === marketKey(market),
    ...inLanguage(one.language, () => ({ name: locale.language, offer: locale.offer })),
  }))
}
