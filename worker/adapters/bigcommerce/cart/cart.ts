import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { CartResponseSchema, cartFromWire } from './cart-wire.ts'
import { allowedCheckoutUrl } from './checkout-url.ts'
import type { CustomerLogin } from './customer-login.ts'
import { toWireLines } from './line-items.ts'
import type { OrderLimit } from '#shared/domain/order-limit.ts'
import { ServiceError } from '#shared/errors.ts'
import type { CartOutcome, CartPort } from '#worker/ports/cart-port.ts'
import { vendorRefusal } from '#worker/upstream/failures.ts'

// Without this parameter the platform omits the options of lines.
const include = { include: 'line_items.physical_items.options,line_items.digital_items.options' }

// The platform reports limits of orders with its status for conflicts too.
const purchaseLimit = /\b(maximum|minimum) of (\d{1,3}(?:[,.'’\u00a0\u202f]\d{3})+(?!\d)|\d+)/i
const notForSale = /available for purchase|unavailable|\b(?:not|not currently|no longer) available|not purchasable/i
/** What is short, and not withdrawn: 'The requested quantity is not available'. */
const ofStock = /\bquantit|\bin stock\b/i

const RedirectsSchema = v.object({ data: v.object({ checkout_url: v.string() }) })

type Options = { api: BigCommerceApi; checkoutHosts: readonly string[]; login: CustomerLogin }

/** Carts on BigCommerce's REST API. An operation on a cart that no longer exists fails as `rejected` with status 404. */
export function createBigCommerceCart({ api, checkoutHosts, login }: Options) {
  const write = createCartWrite(api)
  return {
    async cart({ market, cartId }, signal) {
      const wire = await api.rest('cart', CartResponseSchema, {
        path: cartPath(cartId),
        query: include,
        absentOn: [404, 410],
        signal,
      })
      if (
        !wire ||
        (wire.channel_id !== undefined && wire.channel_id !== api.channelOf(market)) ||
        wire.currency.code !== market.currency
      )
        return null
      return cartFromWire(wire)
    },
    async createCart({ market, lines, customerId }, signal) {
      const wireLines = await toWireLines(api, lines, signal)
      if (!wireLines) return { status: 'refused', reason: 'invalid' }
      const body = {
        channel_id: api.channelOf(market),
        currency: { code: market.currency },
        locale: market.iso,
        line_items: wireLines,
        ...(customerId !== undefined && { customer_id: customerId }),
      }
      return write('cart-create', { path: '/v3/carts', method: 'POST', body, signal })
    },
    async addItems({ cartId, version, lines }, signal) {
      const wireLines = await toWireLines(api, lines, signal)
      if (!wireLines) return { status: 'refused', reason: 'invalid' }
      const body = { line_items: wireLines, ...asVersion(version) }
      return write('cart-add', { path: `${cartPath(cartId)}/items`, method: 'POST', body, signal })
    },
    async updateItem({ cartId, version, lineId, productId, variantId, quantity }, signal) {
      const body = { line_item: { product_id: productId, variant_id: variantId, quantity }, ...asVersion(version) }
      return write('cart-update', { path: linePath(cartId, lineId), method: 'PUT', body, signal })
    },
    async removeItem({ cartId, version, lineId }, signal) {
      const wire = await api.rest('cart-remove', CartResponseSchema, {
        path: linePath(cartId, lineId),
        method: 'DELETE',
        query: include,
        body: asVersion(version),
        absentOn: [204],
        signal,
      })
      return { cart: wire && cartFromWire(wire) }
    },
    async assign({ cartId, customerId, version }, signal) {
      const body = { customer_id: customerId, ...asVersion(version) }
      const wire = await api.rest('cart-assign', CartResponseSchema, {
        path: cartPath(cartId),
        method: 'PUT',
        query: include,
        body,
        absentOn: [404, 410],
        signal,
      })
      return wire && cartFromWire(wire)
    },
    async deleteCart({ cartId, version }, signal) {
      try {
        await api.rest('cart-delete', v.unknown(), {
          path: cartPath(cartId),
          method: 'DELETE',
          body: asVersion(version),
          absentOn: [204],
          signal,
        })
        return true
      } catch (cause) {
        if (cause instanceof ServiceError && cause.status === 404) return false
        throw cause
      }
    },
    async checkoutUrl({ market, cartId, customer }, signal) {
      const { data } = await api.rest('checkout-url', RedirectsSchema, {
        path: `${cartPath(cartId)}/redirect_urls`,
        method: 'POST',
        body: {},
        signal,
      })
      const address = allowedCheckoutUrl(data.checkout_url, checkoutHosts)
      if (!customer) return address
      const { pathname, search } = new URL(address)
      return allowedCheckoutUrl(await login.address({ market, customer, redirectTo: pathname + search }), checkoutHosts)
    },
  } satisfies Partial<CartPort>
}

export function cartPath(cartId: string): string {
  return `/v3/carts/${encodeURIComponent(cartId)}`
}

function linePath(cartId: string, lineId: string): string {
  return `${cartPath(cartId)}/items/${encodeURIComponent(lineId)}`
}

/** The part of a write's body that names the version it was decided on. */
export function asVersion(version: number | null): { version?: number } {
  return version === null ? {} : { version }
}

/**
 * A write whose response is the cart. A line that the platform will not sell is an outcome, not a failure (D-55):
 * status 422, or 409 for a limit of the order. Any other 409 is a conflict and is thrown.
 */
export function createCartWrite({ rest }: Pick<BigCommerceApi, 'rest'>) {
  return async (
    operation: string,
    request: { path: string; method: 'POST' | 'PUT'; body: object; signal: AbortSignal },
  ): Promise<CartOutcome> => {
    try {
      return {
        status: 'changed',
        cart: cartFromWire(await rest(operation, CartResponseSchema, { ...request, query: include })),
      }
    } catch (cause) {
      if (!(cause instanceof ServiceError) || cause.kind !== 'rejected') throw cause
      const title = vendorRefusal(cause).title
      const limit = cause.status === 409 || cause.status === 422 ? limitOf(title) : null
      if (limit) return { status: 'refused', reason: limit }
      if (cause.status !== 422) throw cause
      if (notForSale.test(title) && !ofStock.test(title)) return { status: 'refused', reason: 'unavailable' }
      const isShort = /stock|inventory|quantity|available/i.test(title)
      return { status: 'refused', reason: isShort ? 'stock' : 'invalid' }
    }
  }
}

function limitOf(title: string): OrderLimit | null {
  const [, kind = '', quantity] = purchaseLimit.exec(title) ?? []
  if (quantity === undefined) return null
  const units = Number(quantity.replace(/\D/g, ''))
  return kind.toLowerCase() === 'maximum' ? `at-most-${units}` : `at-least-${units}`
}
