import { loadRequested } from '../cart/add-to-cart.ts'
import { type AddRequest, chosenVariant } from '../cart/decide-add.ts'
import { peekCart } from '../cart/load-cart.ts'
import { type Refusal, refusalText } from '../cart/refusal-text.ts'
import type { Visit } from '../context/visit.ts'
import { askBag } from '../owner/ask-owner.ts'
import { forgetCartId } from '../session/cart-cookie.ts'
import type { WantedLine } from './cart-requests.ts'
import type { Note } from './protocol.ts'
import { type Cart, chosenLines } from '#shared/domain/cart.ts'
import type { OrderLimits } from '#shared/domain/order-limit.ts'
import { roomFor, type StockTaker } from '#shared/domain/stock.ts'
import { parseWishlistItem, wishlistItemKey } from '#shared/domain/wishlist.ts'
import * as messages from '#shared/messages/shop.ts'

type Asked = { id: string; request: AddRequest & { quantity: number } }

/**
 * Makes the assistant's cart hold these lines. A cart that differs is replaced by a new one, which costs the same
 * however much has changed, and leaves the earlier one as it is if something fails. Units beyond the stock or the most
 * of an order are left out. Returns what was not done as asked.
 */
export async function fillCart(visit: Visit, wanted: readonly WantedLine[]): Promise<Note[]> {
  const { asked, notes } = readLines(wanted)
  if (isSame(asked, await peekCart(visit))) return notes
  forgetCartId(visit)
  const fitted = await fit(visit, asked)
  notes.push(...fitted.notes)
  if (fitted.asked.length === 0) return notes
  const { lines } = await askBag(visit, 'addToCart', { requests: fitted.asked.map(({ request }) => request) })
  for (const [index, line] of lines.entries())
    if (line.status === 'refused') notes.push(refusalOf(fitted.asked[index]?.id ?? '', line.reason))
  return notes
}

/** The lines by item, each item once. */
function readLines(wanted: readonly WantedLine[]): { asked: Asked[]; notes: Note[] } {
  const notes: Note[] = []
  const byId = new Map<string, Asked>()
  for (const { item, quantity } of wanted) {
    const unit = item.quantity_unit
    const parsed = parseWishlistItem(item.id)
    const earlier = parsed && byId.get(wishlistItemKey(parsed))
    if (unit && !(unit.unit === 'C62' && unit.scale === 0))
      notes.push(problem('quantity_unit_mismatch', `${item.id}: sold by the piece, unit C62 with the scale 0.`))
    else if (!parsed) notes.push(refusalOf(item.id, 'not-found'))
    else if (earlier) earlier.request.quantity += quantity
    else {
      const { productId, variantId } = parsed
      const request = { productId, choice: { variantId }, quantity, values: new Map<number, string>() }
      byId.set(wishlistItemKey(parsed), { id: item.id, request })
    }
  }
  return { asked: [...byId.values()], notes }
}

/** True if the cart has these lines. A product without a variant is never the same: it may have got another one. */
function isSame(asked: readonly Asked[], cart: Cart): boolean {
  const wanted = asked.map(({ id, request }) => `${id} ${request.quantity}`)
  const present = chosenLines(cart).map((line) => `${wishlistItemKey(line)} ${line.quantity}`)
  return wanted.length > 0 && wanted.toSorted().join() === present.toSorted().join()
}

/** The lines with as many units as can be bought, so that the platform does not refuse all of them for one. */
async function fit(visit: Visit, asked: readonly Asked[]): Promise<{ asked: Asked[]; notes: Note[] }> {
  const { products, stock } = await loadRequested(
    visit,
    asked.map(({ request }) => request),
  )
  const notes: Note[] = []
  const taken: StockTaker[] = []
  const all = asked.map(({ request }) => request)
  const fitted = asked.flatMap(({ id, request }) => {
    const product = products.get(request.productId)
    const variant = product && chosenVariant(product, request.choice)
    // The rule of additions names the reason.
    if (!variant) return [{ id, request }]
    const line = { productId: product.id, variantId: variant.id }
    const limit = limitOf(product.orderLimits, { all, taken, request })
    if (limit.refused) return (notes.push(refusalOf(id, limit.refused)), [])
    const room = roomFor(line, taken, stock)
    const quantity = Math.min(request.quantity, limit.most, room)
    if (quantity < 1) return (notes.push(refusalOf(id, room < 1 ? 'stock' : (limit.reason ?? 'stock'))), [])
    if (quantity < request.quantity) {
      const content = `${product.name}: ${quantity === room ? messages.bag.exceedsStock : refusalText(limit.reason ?? 'stock')}`
      notes.push({ type: 'warning', code: 'quantity_adjusted', content, of: wishlistItemKey(line) })
    }
    taken.push({ ...line, quantity })
    return [{ id, request: { ...request, quantity } }]
  })
  return { asked: fitted, notes }
}

/** How many units one order may still have of the product, and why it may have none. */
function limitOf(
  limits: OrderLimits | undefined,
  { all, taken, request }: { all: readonly AddRequest[]; taken: readonly StockTaker[]; request: Asked['request'] },
): { most: number; reason: Refusal | null; refused: Refusal | null } {
  const ofProduct = (lines: readonly { productId: number; quantity: number | 'smallest' }[]) =>
    lines
      .filter(({ productId }) => productId === request.productId)
      .reduce((sum, { quantity }) => sum + Number(quantity), 0)
  const { minimum = null, maximum = null } = limits ?? {}
  const refused = minimum !== null && ofProduct(all) < minimum ? (`at-least-${minimum}` as const) : null
  if (maximum === null) return { most: Infinity, reason: null, refused }
  return { most: maximum - ofProduct(taken), reason: `at-most-${maximum}`, refused }
}

function refusalOf(id: string, reason: Refusal): Note {
  return problem(codeOf(reason), `${id}: ${refusalText(reason)}`)
}

function problem(code: string, content: string): Note {
  return { type: 'error', code, content, severity: 'recoverable' }
}

function codeOf(reason: Refusal): string {
  if (reason === 'stock') return 'out_of_stock'
  if (reason === 'not-found' || reason === 'unavailable' || reason === 'gift') return 'item_unavailable'
  if (reason.startsWith('at-')) return 'quantity_limit'
  return reason === 'size' || reason === 'size-and-fit' || reason === 'details' ? 'option_required' : 'item_not_added'
}
