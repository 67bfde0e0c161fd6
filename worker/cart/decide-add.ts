import type { NewLine } from '../ports/cart-port.ts'
import { completeSelections } from './complete-selections.ts'
import type { Cart } from '#shared/domain/cart.ts'
import type { ModifierValues } from '#shared/domain/modifiers.ts'
import { type OrderLimit, smallestAddition } from '#shared/domain/order-limit.ts'
import { isSameColour, type PlatformProduct, type PlatformVariant } from '#shared/domain/product.ts'
import { roomFor, type StockByVariant, type StockTaker } from '#shared/domain/stock.ts'

/** The requested variant, by id or by the options of a form. The id `null` is for products with only one variant. */
type VariantChoice = { variantId: number | null } | { colour: string; size: string; length: string }

/** A request to add a line. `values` are the texts that the shopper entered, by modifier. */
export type AddRequest = {
  productId: number
  choice: VariantChoice
  /** `smallest`: one unit, or as many as the order must contain. */
  quantity: number | 'smallest'
  values: ModifierValues
  /** The line of the same cart that this one belongs to (D-166). */
  parentId?: string | null
}

/**
 * Reasons for not adding a line, in this order: the product is not sold in this market; it cannot be bought now; only
 * the promotions engine gives it (D-40); a size, a size or fit, or a required modifier is missing; there is not enough
 * stock; one order would contain too few or too many of the product; the platform refused it. `parent`: the cart has no
 * line of the named id.
 */
export type AddRefusal =
  | 'not-found'
  | 'unavailable'
  | 'gift'
  | 'size'
  | 'size-and-fit'
  | 'details'
  | 'stock'
  | 'invalid'
  | 'parent'
  | OrderLimit

export type AddDecision = { status: 'accepted'; line: NewLine } | { status: 'refused'; reason: AddRefusal }

type CartFacts = {
  cart: Pick<Cart, 'lineItems'>
  products: ReadonlyMap<number, PlatformProduct | null>
  stock: StockByVariant
}

/**
 * Decides line by line, in the order of the requests, what may be added to the cart. This is the only place that
 * decides it.
 */
export function decideAdd(requests: readonly AddRequest[], { cart, products, stock }: CartFacts): AddDecision[] {
  const taken: StockTaker[] = [...cart.lineItems]
  return requests.map((request) => {
    const { parentId = null } = request
    if (parentId !== null && !cart.lineItems.some(({ id }) => id === parentId)) return refused('parent')
    const decision = decideLine(request, products.get(request.productId) ?? null, taken)
    if (decision.status === 'refused' || decision.line.variantId === null) return decision
    const { productId, variantId, quantity } = decision.line
    if (quantity > roomFor({ productId, variantId }, taken, stock)) return refused('stock')
    taken.push({ productId, variantId, quantity })
    return decision
  })
}

/** The variant that a request names, if the product has it. */
export function chosenVariant(product: PlatformProduct, choice: VariantChoice): PlatformVariant | null {
  if (!('variantId' in choice)) return variantOfOptions(product, choice)
  const [only, ...others] = product.variants
  if (choice.variantId === null) return others.length === 0 ? (only ?? null) : null
  return product.variants.find(({ id }) => id === choice.variantId) ?? null
}

function decideLine(
  { choice, quantity, values, parentId = null }: AddRequest,
  product: PlatformProduct | null,
  taken: readonly StockTaker[],
): AddDecision {
  if (!product) return refused('not-found')
  if (product.isFreeGift) return refused('gift')
  if (!product.isAvailable) return refused('unavailable')
  const missing = missingChoice(product, choice)
  if (missing) return refused(missing)
  const variant = chosenVariant(product, choice)
  if (!variant) return refused('variantId' in choice ? 'not-found' : 'unavailable')
  if (!variant.isPurchasable) return refused('unavailable')
  const completion = completeSelections(product, values)
  if (completion.status === 'incomplete') return refused('details')
  return {
    status: 'accepted',
    line: {
      productId: product.id,
      variantId: variant.id,
      quantity: quantity === 'smallest' ? smallestAddition(product, taken) : quantity,
      selections: completion.selections,
      ...(parentId !== null && { parentId }),
    },
  }
}

function missingChoice(
  { sizes, lengths, variants }: PlatformProduct,
  choice: VariantChoice,
): 'size' | 'size-and-fit' | null {
  const hasBoth = sizes.length > 0 && lengths.length > 0
  if ('variantId' in choice)
    return choice.variantId === null && variants.length > 1 ? (hasBoth ? 'size-and-fit' : 'size') : null
  const lacksSize = sizes.length > 0 && !sizes.includes(choice.size)
  const lacksLength = lengths.length > 0 && !lengths.includes(choice.length)
  if (!lacksSize && !lacksLength) return null
  return hasBoth ? 'size-and-fit' : 'size'
}

function variantOfOptions(
  { colours, sizes, lengths, variants }: PlatformProduct,
  choice: { colour: string; size: string; length: string },
): PlatformVariant | null {
  const colour = colours.find(({ name }) => isSameColour(choice.colour, name))?.name ?? null
  const size = sizes.length > 0 ? choice.size : ''
  const length = lengths.length > 0 ? choice.length : ''
  return (
    variants.find(
      (variant) => variant.colour === colour && (variant.size ?? '') === size && (variant.length ?? '') === length,
    ) ?? null
  )
}

function refused(reason: AddRefusal): AddDecision {
  return { status: 'refused', reason }
}
