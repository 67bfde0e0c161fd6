import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { sha256, toHex } from '../lib/crypto.ts'
import { ownedCart, ownerOf } from '../objects/owned-cart.ts'
import type { CartOutcome, NewLine } from '../ports/cart-port.ts'
import type { VariantStock } from '../ports/catalogue-port.ts'
import { writeCartId } from '../session/cart-cookie.ts'
import { isConflict } from '../upstream/conflict.ts'
import { isOutcomeUnknown } from '../upstream/outcome-unknown.ts'
import { type Busy, changeCart, type SeenCart } from './change-cart.ts'
import { type AddRefusal, type AddRequest, chosenVariant, decideAdd } from './decide-add.ts'
import { saveToProfile } from './save-to-profile.ts'
import type { Cart } from '#shared/domain/cart.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import type { StockByVariant } from '#shared/domain/stock.ts'
import { NotFoundError } from '#shared/errors.ts'

/** The outcome of one request, in the order of the requests. `product` is the named product if this market has it. */
export type AddedLine = { product: PlatformProduct | null } & (
  | { status: 'added' }
  | { status: 'refused'; reason: AddRefusal | Busy['reason'] }
)

/** `cart` is `null` if no cart was changed. */
export type AddOutcome = { cart: Cart | null; lines: AddedLine[] }

/** The products of the requests, and the stock of the chosen variants. */
type Requested = { products: ReadonlyMap<number, PlatformProduct | null>; stock: StockByVariant }

type VariantId = { productId: number; variantId: number }

/**
 * The only way to add lines to the cart, used by form, API, quick add, wishlist and 'buy again'. In every market each
 * line is decided by its product and the current stock. Accepted lines are added in one call, or one by one if the
 * platform refuses that call.
 *
 * @throws ServiceError
 */
export async function addToCart(
  visit: Visit,
  requests: readonly AddRequest[],
  seen?: SeenCart & { operationId?: string | undefined },
): Promise<AddOutcome> {
  const requested = loadRequested(visit, requests)
  // A failure is thrown below, where the promise is awaited. The cart may fail first.
  requested.catch(() => undefined)
  const decided = new Map<AddRequest, AddedLine>()
  const key = await keyOf(requests, seen?.operationId)
  let last: Cart | null = null

  const outcome = await changeCart(
    visit,
    async (loaded) => {
      const { products, stock } = await requested
      const cart = last === null ? loaded : await freshCart(visit, last)
      const presses = ownedCart(visit, cart.id)?.presses
      if (last === null && (await presses?.isDone(key, cart))) {
        last = cart
        for (const request of requests) decide(request, { status: 'added' })
        return { status: 'done' as const }
      }
      const undecided = requests.filter((request) => !decided.has(request))
      const decisions = decideAdd(undecided, { cart, products, stock })
      const accepted: { request: AddRequest; line: NewLine }[] = []
      for (const [index, request] of undecided.entries()) {
        const decision = decisions[index]
        if (decision?.status === 'accepted') accepted.push({ request, line: decision.line })
        else decide(request, { status: 'refused', reason: decision?.reason ?? 'invalid' })
      }
      // If the platform refuses one line, it refuses the whole call. Adding the lines one by one shows which line it
      // is.
      const isAdded = accepted.length > 0 && (await write(cart, accepted)).status === 'changed'
      if (!isAdded && accepted.length > 1)
        for (const each of accepted)
          await write(last ?? cart, [each]).catch((cause: unknown) => skip(each.request, cause))
      return { status: 'done' as const }

      async function write(target: Cart, additions: typeof accepted): Promise<CartOutcome> {
        const lines = additions.map(({ line }) => line)
        const result = await writeLines(visit, target, lines).catch(async (failure: unknown) => {
          if (isOutcomeUnknown(failure)) await presses?.unknown(key, target, lines)
          throw failure
        })
        if (result.status === 'changed') {
          last = result.cart
          for (const { request } of additions) decide(request, { status: 'added' })
        } else if (additions.length === 1)
          for (const { request } of additions) decide(request, { status: 'refused', reason: result.reason })
        return result
      }

      // Lines that were added stay. After a conflict the other lines are decided again.
      function skip(request: AddRequest, cause: unknown): void {
        if (last === null || isConflict(cause)) throw cause
        visit.log.error('cart-add-line', cause)
        decide(request, { status: 'refused', reason: 'invalid' })
      }

      function decide(
        request: AddRequest,
        result: { status: 'added' } | { status: 'refused'; reason: AddRefusal },
      ): void {
        decided.set(request, { ...result, product: products.get(request.productId) ?? null })
      }
    },
    seen,
  )
  await rememberPress(visit, { cart: last, key, isNamed: seen?.operationId !== undefined })
  const { products } = await requested
  const busy = outcome.status === 'refused' ? outcome.reason : 'invalid'
  return {
    cart: last,
    lines: requests.map(
      (request) =>
        decided.get(request) ?? { status: 'refused', reason: busy, product: products.get(request.productId) ?? null },
    ),
  }
}

/**
 * A press that the browser has named is remembered, so that its repeat adds nothing. Any other may be meant twice; only
 * what was not known of it is forgotten.
 */
async function rememberPress(
  visit: Visit,
  { cart, key, isNamed }: { cart: Cart | null; key: string; isNamed: boolean },
): Promise<void> {
  if (cart === null || cart.id === null) return
  const presses = ownedCart(visit, cart.id)?.presses
  if (presses) return isNamed ? presses.done(key) : presses.forget(key)
  if (!isNamed) return
  const remembered = ownerOf(visit, cart.id).remember({ key })
  visit.later(remembered.catch((cause: unknown) => visit.log.error('cart-press', cause)))
}

/** Identifies a press by its content and, if the browser sends one, its operation id. */
async function keyOf(requests: readonly AddRequest[], operationId = ''): Promise<string> {
  const content = requests.map(({ productId, choice, quantity, values }) => [productId, choice, quantity, [...values]])
  return toHex((await sha256(JSON.stringify([operationId, content]))).slice(0, 12))
}

/** One write: adding the first lines creates the cart. */
async function writeLines(visit: Visit, { id: cartId, version }: Cart, lines: NewLine[]): Promise<CartOutcome> {
  const { services, customer } = visit
  if (cartId !== null) return services.cart.addItems({ cartId, version, lines })
  await limitRate(visit, 'new-cart')
  const outcome = await services.cart.createCart({ lines, ...(customer && { customerId: customer.id }) })
  if (outcome.status === 'changed' && outcome.cart.id !== null) {
    await writeCartId(visit, outcome.cart.id)
    if (customer) await saveToProfile(visit, { customerId: customer.id, cartId: outcome.cart.id })
  }
  return outcome
}

/**
 * The cart that this request has written to. The request's cookie may not name it yet.
 *
 * @throws NotFoundError if it no longer exists
 */
async function freshCart(visit: Visit, { id: cartId }: Cart): Promise<Cart> {
  const { services } = visit
  const cart = cartId === null ? null : await services.cart.cart({ cartId })
  if (!cart) throw new NotFoundError('The cart no longer exists: it was deleted while lines were added to it.')
  return cart
}

/** If the requests name variants by id, their stock is read in parallel with the products. */
export async function loadRequested(visit: Visit, requests: readonly AddRequest[]): Promise<Requested> {
  const { services } = visit
  const stockOf = async (items: VariantId[]) =>
    items.length === 0 ? new Map<number, VariantStock>() : services.catalogue.stock({ items })
  const named = requests.flatMap(({ productId, choice }) =>
    'variantId' in choice && choice.variantId !== null ? [{ productId, variantId: choice.variantId }] : [],
  )
  const ids = [...new Set(requests.map(({ productId }) => productId))]
  const [namedStock, loaded] = await Promise.all([
    stockOf(named),
    Promise.all(ids.map(async (id) => [id, await services.catalogue.product({ id })] as const)),
  ])
  const products = new Map(loaded)
  const chosen = requests.flatMap(({ productId, choice }) => {
    const product = products.get(productId)
    const variant = product && chosenVariant(product, choice)
    return variant && !namedStock.has(variant.id) ? [{ productId, variantId: variant.id }] : []
  })
  return { products, stock: new Map([...namedStock, ...(await stockOf(chosen))]) }
}
