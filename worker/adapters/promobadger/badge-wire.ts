import * as v from 'valibot'
import type { Badge, BadgeColours } from '#shared/domain/badge.ts'
import { contrastRatio, minContrast } from '#shared/domain/contrast.ts'
import { moneyFromDecimal } from '#shared/domain/money.ts'
import type { Market } from '#shared/markets.ts'

const OptionalText = v.fallback(v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty())), null)

/**
 * `content` is written by the merchant, with further texts by language in `translations` (D-421). Parts that do not
 * parse are ignored.
 */
const BadgeSchema = v.object({
  id: v.string(),
  typeId: v.string(),
  content: v.object({
    text: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    textColour: OptionalText,
    backgroundColour: OptionalText,
    link: OptionalText,
    pdpText: OptionalText,
    translations: v.fallback(v.record(v.string(), v.object({ text: OptionalText, pdpText: OptionalText })), {}),
    percentage: v.fallback(v.nullable(v.pipe(v.number(), v.gtValue(0), v.ltValue(100))), null),
    amount: v.fallback(v.nullable(v.pipe(v.number(), v.gtValue(0), v.maxValue(1_000_000))), null),
  }),
})

export const BadgesSchema = v.object({
  products: v.array(v.object({ query: v.object({ id: v.number() }), badges: v.array(v.object({ id: v.string() })) })),
  badges: v.array(v.unknown()),
})

/** Badges by product in the order of the response, and how many did not parse. */
export function toBadges(
  { products, badges }: v.InferOutput<typeof BadgesSchema>,
  market: Market,
): { byProduct: Map<number, Badge[]>; unreadable: number } {
  const badgeById = new Map<string, Badge>()
  for (const wire of badges) {
    const parsed = v.safeParse(BadgeSchema, wire)
    const badge = parsed.success ? toBadge(parsed.output, market) : null
    if (parsed.success && badge) badgeById.set(parsed.output.id, badge)
  }
  const byProduct = new Map(
    products.map(({ query, badges: named }) => [query.id, named.flatMap(({ id }) => badgeById.get(id) ?? [])]),
  )
  return { byProduct, unreadable: badges.length - badgeById.size }
}

function toBadge({ typeId, content }: v.InferOutput<typeof BadgeSchema>, { currency, language }: Market): Badge | null {
  const { link, percentage, amount, translations } = content
  const translated = translations[language]
  const texts = { text: translated?.text ?? content.text, pdpText: translated?.pdpText ?? content.pdpText }
  const shared = { ...texts, colours: toColours(content), link: samePath(link) }
  if (typeId === 'microLabel') return { ...shared, kind: typeId }
  if (typeId === 'percentOffWasNowPrice') return percentage === null ? null : { ...shared, kind: typeId, percentage }
  if (typeId === 'moneyOffWasNowPrice')
    return amount === null ? null : { ...shared, kind: typeId, amount: moneyFromDecimal(amount, currency) }
  return null
}

/** Only a pair of hex colours with enough contrast (D-128). */
function toColours({
  textColour,
  backgroundColour,
}: {
  textColour: string | null
  backgroundColour: string | null
}): BadgeColours {
  if (textColour === null || backgroundColour === null) return null
  const contrast = contrastRatio(textColour, backgroundColour)
  return contrast !== null && contrast >= minContrast ? { text: textColour, background: backgroundColour } : null
}

function samePath(link: string | null): string | null {
  return link !== null && /^\/(?![/\\])/.test(link) ? link : null
}
