import { type Draft, draft } from '../draft.ts'
import { editionContent } from '../edition-content.ts'
import { marketContent } from '../market-content.ts'
import { germanHelpPages } from './help-pages.ts'
import { germanLegalPages } from './legal-pages.ts'
import { placeholderMarket } from './market.ts'
import { translateDraft } from './translate-draft.ts'

/** Delivery keys of the market without a German version. The storefront shows the English item. */
export const withoutGerman: ReadonlySet<string> = new Set(['page/careers'])

const legalLinks = [
  { title: 'Impressum', url: '/impressum' },
  { title: 'AGB', url: '/agb' },
  { title: 'Widerrufsrecht', url: '/widerruf' },
]

/** The German items of the European market by delivery key, with the structure and pictures of the English ones. */
export function germanContent(): Record<string, Draft> {
  const own = Object.fromEntries(
    Object.entries({ ...germanHelpPages, ...germanLegalPages }).map(([slug, page]) => [`page/${slug}`, page]),
  )
  const english = Object.entries(marketContent(placeholderMarket)).filter(([key]) => !withoutGerman.has(key))
  const translated = english.map(([key, item]) => [key, own[key] ?? translateDraft(item)] as const)
  const content = { ...Object.fromEntries(translated), ...own }
  return { ...content, ...(content['footer'] && { footer: withLegalLinks(content['footer']) }) }
}

export function germanEditionContent(): Record<string, Draft> {
  return Object.fromEntries(
    Object.entries(editionContent(placeholderMarket)).map(([key, item]) => [key, translateDraft(item)]),
  )
}

// The last column of the footer has the legal pages.
function withLegalLinks({ _meta, ...fields }: Draft): Draft {
  const columns = Array.isArray(fields['columns']) ? (fields['columns'] as { title: string; links: object[] }[]) : []
  return draft('footer', _meta.name, {
    ...fields,
    columns: columns.map((column, index) =>
      index === columns.length - 1 ? { ...column, links: [...legalLinks, ...column.links] } : column,
    ),
  })
}
