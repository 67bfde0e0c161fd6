import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
import { toBytes } from '../lib/crypto.ts'
import type { LineToAdd } from '../owner/add-again.ts'
import { type Cart, chosenLines, type LineItem } from '#shared/domain/cart.ts'
import { isGiftCardLine } from '#shared/domain/gift-card-line.ts'
import { PlatformIdSchema } from '#shared/domain/platform-id.ts'

/** As long as the platform keeps a cart. */
const maxAgeMs = 30 * 24 * 60 * 60_000
/** Sealed, more would make an address that some mail programs cut. */
const maxBytes = 1300
const purpose = 'shared-bag'

/** Product, variant, quantity, and what was entered: the number of the field and the text. */
const LineSchema = v.tuple([
  PlatformIdSchema,
  PlatformIdSchema,
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  v.array(v.tuple([v.number(), v.string()])),
])
const BagSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ market: v.string(), until: v.number(), lines: v.array(LineSchema) }),
)

/** A line of a bag that was sent. */
export type SharedLine = LineToAdd & { variantId: number }

/** The lines that can be sent: no gifts, and no gift cards, which name a person. */
export function sendableLines(cart: Pick<Cart, 'lineItems'>): LineItem[] {
  return chosenLines(cart).filter((line) => !isGiftCardLine(line))
}

/**
 * The lines as a text for an address, which only this shop can make and read, for the market and 30 days. Lines that
 * would make the address too long are left out.
 */
export async function sealBag({ market, sealer }: Visit, lines: readonly LineItem[]): Promise<string> {
  const bag = { market: market.code, until: Date.now() + maxAgeMs, lines: [] as v.InferOutput<typeof LineSchema>[] }
  for (const { productId, variantId, quantity, options } of lines) {
    const entered = options.flatMap(({ nameId, value, valueId }): [number, string][] =>
      valueId === null ? [[nameId, value]] : [],
    )
    const longer = [...bag.lines, [productId, variantId, quantity, entered] satisfies v.InferOutput<typeof LineSchema>]
    if (toBytes(JSON.stringify(longer)).length <= maxBytes) bag.lines = longer
  }
  return sealer.seal(purpose, JSON.stringify(bag))
}

/** The lines of a link; `null` if it has expired, is of another market, or was not made by this shop. */
export async function openBag({ market, sealer }: Visit, sealed: string): Promise<SharedLine[] | null> {
  const bag = v.safeParse(BagSchema, await sealer.open(purpose, sealed))
  if (!bag.success || bag.output.market !== market.code || bag.output.until <= Date.now()) return null
  return bag.output.lines.map(([productId, variantId, quantity, entered]) => ({
    productId,
    variantId,
    quantity,
    values: new Map(entered),
  }))
}
