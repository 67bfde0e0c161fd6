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
  v.object({ market: v.string(), until: v.number(), lines: v.array(LineSchema), after: v.optional(v.string()) }),
)

/** What is sent of a line. */
type SentLine = Pick<LineItem, 'productId' | 'variantId' | 'quantity' | 'options'>

/** A line of a bag that was sent. */
export type SharedLine = LineToAdd & { variantId: number }

/** The lines that can be sent: no gifts, and no gift cards, which name a person. */
export function sendableLines(cart: Pick<Cart, 'lineItems'>): LineItem[] {
  return chosenLines(cart).filter((line) => !isGiftCardLine(line))
}

/**
 * The lines as a text for an address, which only this shop can make and read, for the market and 30 days. Lines that
 * would make the address too long are left out. `after` is the path of the shop to go on to when they are in the bag.
 */
export async function sealBag(
  { market, sealer }: Visit,
  lines: readonly SentLine[],
  after: string | null = null,
): Promise<string> {
  const bag: v.InferOutput<typeof BagSchema> = {
    market: market.code,
    until: Date.now() + maxAgeMs,
    lines: [],
    ...(after !== null && { after }),
  }
  for (const { productId, variantId, quantity, options } of lines) {
    const entered = options.flatMap(({ nameId, value, valueId }): [number, string][] =>
      valueId === null ? [[nameId, value]] : [],
    )
    const longer = [...bag.lines, [productId, variantId, quantity, entered] satisfies v.InferOutput<typeof LineSchema>]
    if (toBytes(JSON.stringify(longer)).length <= maxBytes) bag.lines = longer
  }
  return sealer.seal(purpose, JSON.stringify(bag))
}

/** Where a link leads when its lines are in the bag; `null` if it does not say. */
export async function placeAfterBag(visit: Visit, sealed: string): Promise<string | null> {
  return (await openSealed(visit, sealed))?.after ?? null
}

/** The lines of a link; `null` if it has expired, is of another market, or was not made by this shop. */
export async function openBag(visit: Visit, sealed: string): Promise<SharedLine[] | null> {
  const bag = await openSealed(visit, sealed)
  return bag && linesOf(bag)
}

async function openSealed({ market, sealer }: Visit, sealed: string) {
  const bag = v.safeParse(BagSchema, await sealer.open(purpose, sealed))
  return bag.success && bag.output.market === market.code && bag.output.until > Date.now() ? bag.output : null
}

function linesOf({ lines }: v.InferOutput<typeof BagSchema>): SharedLine[] {
  return lines.map(([productId, variantId, quantity, entered]) => ({
    productId,
    variantId,
    quantity,
    values: new Map(entered),
  }))
}
