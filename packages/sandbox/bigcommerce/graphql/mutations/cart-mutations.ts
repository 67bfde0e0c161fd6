import { GraphQLError } from 'graphql'
import { addLines } from '../../commerce/carts/add-lines.ts'
import { deleteCart, insertCart, requireCart } from '../../commerce/carts/cart-store.ts'
import { emptyCart, type Cart } from '../../commerce/carts/cart.ts'
import { withChangedLine, withoutLine } from '../../commerce/carts/change-lines.ts'
import { createRedirectUrls } from '../../commerce/carts/redirect-urls.ts'
import { withCoupon, withoutCoupon } from '../../commerce/checkouts/change-checkout.ts'
import { requireCoupon } from '../../commerce/coupon-store.ts'
import { requireCurrentStock } from '../../commerce/shelf.ts'
import { createSessionLink } from '../../customers/login/store-session.ts'
import { businessError } from '../business-error.ts'
import { requireQuantity, addLineItems, type LineItemInput } from '../cart-lines.ts'
import { accessibleCart, cartNode, checkoutNode, requireAccess } from '../cart.ts'
import type { StorefrontScope } from '../context.ts'
import { changedCart, type Versioned } from './changed-cart.ts'
import { channelById } from '#sandbox/catalogue/channels.ts'
import { currencies, type Currency } from '#sandbox/catalogue/currencies.ts'

type CouponInput = { checkoutEntityId: string; data: { couponCode: string }; version?: number | null }
type RedirectInput = { cartEntityId?: string | null; queryParams?: { key: string; value: string }[] | null }

/** `Mutation.cart`. A change that is refused is an error of its field, and leaves the cart unchanged. */
export function cartMutations(scope: StorefrontScope) {
  const db = scope.env.DB
  const change = (target: Versioned, apply: (cart: Cart) => Cart | Promise<Cart>) => changeOwnCart(scope, target, apply)
  return {
    createCart: async ({
      input,
    }: {
      input: { lineItems?: LineItemInput[] | null; currencyCode?: string | null; locale?: string | null }
    }) => {
      const cart = await addLineItems(scope, emptyCartOf(scope, input), input.lineItems ?? [])
      await insertCart(db, cart)
      return { cart: cartNode(scope, cart) }
    },
    deleteCart: async ({ input }: { input: { cartEntityId: string } }) => {
      requireAccess(scope, await requireCart(db, input.cartEntityId))
      await deleteCart(db, { id: input.cartEntityId })
      return { deletedCartEntityId: input.cartEntityId }
    },
    addCartLineItems: async ({ input }: { input: Versioned & { data: { lineItems?: LineItemInput[] | null } } }) =>
      change(input, (cart) => addLineItems(scope, cart, input.data.lineItems ?? [])),
    updateCartLineItem: async ({
      input,
    }: {
      input: Versioned & { lineItemEntityId: string; data: { lineItem?: LineItemInput | null } }
    }) => {
      const { lineItem } = input.data
      if (!lineItem) throw new GraphQLError('A line item is needed')
      return change(input, async (cart) => {
        const changed = withChangedLine(cart, input.lineItemEntityId, (line) => ({
          ...line,
          quantity: requireQuantity(lineItem.quantity),
        }))
        await requireCurrentStock(db, changed.lines, ({ id }) => id === input.lineItemEntityId)
        return changed
      })
    },
    deleteCartLineItem: async ({ input }: { input: Versioned & { lineItemEntityId: string } }) => {
      const { cart } = await change(input, (current) => withoutLine(current, input.lineItemEntityId))
      return {
        deletedLineItemEntityId: input.lineItemEntityId,
        cart,
        deletedCartEntityId: cart ? null : input.cartEntityId,
      }
    },
    updateCartCurrency: async ({ input }: { input: { cartEntityId: string; data: { currencyCode: string } } }) =>
      changeCurrency(scope, input.cartEntityId, input.data.currencyCode),
    assignCartToCustomer: async ({ input }: { input: Versioned }) => {
      const { customer } = scope
      if (!customer) throw new GraphQLError('Customer is not logged in.')
      return change(input, (cart) => ({ ...cart, customerId: customer.id }))
    },
    unassignCartFromCustomer: async ({ input }: { input: Versioned }) =>
      change(input, (cart) => ({ ...cart, customerId: 0 })),
    createCartRedirectUrls: async ({ input }: { input?: RedirectInput | null }) => redirectUrls(scope, input ?? {}),
  }
}

/** `Mutation.checkout`. */
export function checkoutMutations(scope: StorefrontScope) {
  const change = async (
    { checkoutEntityId: id, version }: CouponInput,
    apply: (cart: Cart) => Cart | Promise<Cart>,
  ) => {
    const cart = await changedCart(scope, { cartEntityId: id, version: version ?? null }, apply)
    return { checkout: cart && checkoutNode(scope, cart) }
  }
  return {
    applyCheckoutCoupon: async ({ input }: { input: CouponInput }) =>
      change(input, async (cart) =>
        withCoupon(cart, await requireCoupon(scope.env.DB, input.data.couponCode, cart.currency)),
      ),
    unapplyCheckoutCoupon: async ({ input }: { input: CouponInput }) =>
      change(input, (cart) => withoutCoupon(cart, input.data.couponCode)),
  }
}

async function changeOwnCart(scope: StorefrontScope, target: Versioned, apply: (cart: Cart) => Cart | Promise<Cart>) {
  const cart = await changedCart(scope, target, apply)
  return { cart: cart && cartNode(scope, cart) }
}

function emptyCartOf(
  { channel, customer }: StorefrontScope,
  { currencyCode, locale }: { currencyCode?: string | null; locale?: string | null },
): Cart {
  return emptyCart({
    customerId: customer?.id ?? 0,
    channelId: channel.id,
    currency: currencyOf(currencyCode ?? channel.currency),
    locale: locale ?? channelById(channel.id)?.locale ?? 'en',
  })
}

// A cart cannot change its currency: a new cart with new prices replaces it.
async function changeCurrency(scope: StorefrontScope, id: string, currencyCode: string) {
  const old = await requireCart(scope.env.DB, id)
  requireAccess(scope, old)
  const bodies = old.lines.map((line) => ({
    product_id: line.productId,
    variant_id: line.variantId,
    quantity: line.quantity,
    option_selections: line.options
      .filter(({ valueId }) => valueId === null)
      .map(({ nameId, value }) => ({ option_id: nameId, option_value: value })),
  }))
  const cart = await addLines(
    scope.env,
    { ...emptyCartOf(scope, { currencyCode, locale: old.locale }), customerId: old.customerId },
    bodies,
  )
  await insertCart(scope.env.DB, cart)
  await deleteCart(scope.env.DB, { id })
  return { cart: cartNode(scope, cart) }
}

// For a signed-in customer, the URLs sign the browser in before they redirect.
async function redirectUrls(scope: StorefrontScope, { cartEntityId, queryParams }: RedirectInput) {
  const { env, customer, channel } = scope
  const cart = await accessibleCart(scope, cartEntityId)
  if (!cart) return { redirectUrls: null, errors: [businessError('NotFoundError', 'Cart not found')] }
  const query = Object.fromEntries((queryParams ?? []).map(({ key, value }) => [key, value]))
  const urls = await createRedirectUrls(env.DB, { cartId: cart.id, origin: env.SANDBOX_ORIGIN, query })
  const synced = async (url: string) => {
    if (!customer) return url
    const { pathname, search } = new URL(url)
    return (
      env.SANDBOX_ORIGIN +
      (await createSessionLink(env.DB, {
        customerId: customer.id,
        channelId: channel.id,
        redirectTo: pathname + search,
      }))
    )
  }
  return {
    redirectUrls: {
      redirectedCheckoutUrl: await synced(urls.checkout_url),
      embeddedCheckoutUrl: await synced(urls.embedded_checkout_url),
    },
    errors: [],
  }
}

function currencyOf(code: string): Currency {
  const currency = currencies.find((candidate) => candidate === code.toUpperCase())
  if (!currency) throw new GraphQLError(`Currency ${code} is not enabled for this store`)
  return currency
}
