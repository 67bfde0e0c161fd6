import { Hono } from 'hono'
import { commaList, envelope } from '../../rest.ts'
import { fromWireNumber } from '../money.ts'
import { Refusal, respondToError } from '../refusal.ts'
import { requireCurrentStock } from '../shelf.ts'
import { totalsOf } from '../totals.ts'
import { addLines } from './add-lines.ts'
import {
  CartOwnerBody,
  ChangedItemBody,
  NewCartBody,
  NewItemsBody,
  RedirectBody,
  VersionBody,
  readBody,
} from './cart-bodies.ts'
import { changeCart, deleteCart, insertCart, requireCart } from './cart-store.ts'
import { cartToWire } from './cart-wire.ts'
import { emptyCart, type Cart, type Line } from './cart.ts'
import { withChangedLine, withoutLine } from './change-lines.ts'
import { createRedirectUrls } from './redirect-urls.ts'
import { channelById } from '#sandbox/catalogue/channels.ts'
import { currencies, type Currency } from '#sandbox/catalogue/currencies.ts'
import type { SandboxContext, SandboxRequest } from '#sandbox/env.ts'

/** `/v3/carts` of the REST Management API. */
export const cartRoutes = new Hono<SandboxContext>()
  .post('/', async (c) => {
    const body = await readBody(c, NewCartBody)
    const channel = channelById(body.channel_id)
    if (!channel) throw new Refusal(422, `Channel ${body.channel_id} does not exist`, { channel_id: 'Unknown channel' })
    const empty = emptyCart({
      customerId: body.customer_id,
      channelId: channel.id,
      currency: currencyOf(body.currency?.code ?? channel.currency),
      locale: body.locale ?? channel.locale,
    })
    const cart = await addLines(c.env, empty, body.line_items)
    await insertCart(c.env.DB, cart)
    return respondWithCart(c, cart, 201)
  })
  .get('/:cartId', async (c) => respondWithCart(c, await requireCart(c.env.DB, c.req.param('cartId')), 200))
  .put('/:cartId', async (c) => {
    const { customer_id, version } = await readBody(c, CartOwnerBody)
    const target = { id: c.req.param('cartId'), expectedVersion: version }
    const cart = await changeCart(c.env.DB, target, (current) => ({
      ...current,
      customerId: customer_id,
      manualDiscount: 0,
      consignments: current.consignments.map((consignment) => ({ ...consignment, shippingOptionId: null })),
    }))
    return cart ? respondWithCart(c, cart, 201) : c.body(null, 204)
  })
  .delete('/:cartId', async (c) => {
    const { version } = await readBody(c, VersionBody)
    await deleteCart(c.env.DB, { id: c.req.param('cartId'), expectedVersion: version })
    return c.body(null, 204)
  })
  .post('/:cartId/items', async (c) => {
    const { line_items, version } = await readBody(c, NewItemsBody)
    const target = { id: c.req.param('cartId'), expectedVersion: version }
    const cart = await changeCart(c.env.DB, target, (current) => addLines(c.env, current, line_items))
    return cart ? respondWithCart(c, cart, 201) : c.body(null, 204)
  })
  .put('/:cartId/items/:itemId', async (c) => {
    const { line_item, version } = await readBody(c, ChangedItemBody)
    const { cartId, itemId } = c.req.param()
    const cart = await changeCart(c.env.DB, { id: cartId, expectedVersion: version }, async (current) => {
      const changed = withChangedLine(current, itemId, (line) => changeLine(line, line_item))
      await requireCurrentStock(c.env.DB, changed.lines, ({ id }) => id === itemId)
      return changed
    })
    return cart ? respondWithCart(c, cart, 200) : c.body(null, 204)
  })
  .delete('/:cartId/items/:itemId', async (c) => {
    const { version } = await readBody(c, VersionBody)
    const { cartId, itemId } = c.req.param()
    const cart = await changeCart(c.env.DB, { id: cartId, expectedVersion: version }, (current) =>
      withoutLine(current, itemId),
    )
    return cart ? respondWithCart(c, cart, 200) : c.body(null, 204)
  })
  .post('/:cartId/redirect_urls', async (c) => {
    const { query_params } = await readBody(c, RedirectBody)
    const cart = await requireCart(c.env.DB, c.req.param('cartId'))
    const urls = await createRedirectUrls(c.env.DB, {
      cartId: cart.id,
      origin: c.env.SANDBOX_ORIGIN,
      query: query_params,
    })
    return c.json(envelope(urls), 201)
  })

cartRoutes.onError(respondToError)

async function respondWithCart(c: SandboxRequest, cart: Cart, status: 200 | 201) {
  const include = commaList(c, 'include')
  const data = cartToWire(cart, totalsOf(cart), {
    physicalOptions: include.includes('line_items.physical_items.options'),
    digitalOptions: include.includes('line_items.digital_items.options'),
  })
  const redirectUrls = include.includes('redirect_urls')
    ? { redirect_urls: await createRedirectUrls(c.env.DB, { cartId: cart.id, origin: c.env.SANDBOX_ORIGIN }) }
    : {}
  const promotions = include.includes('promotions.banners') ? { promotions: { banners: [] } } : {}
  return c.json(envelope({ ...data, ...promotions, ...redirectUrls }), status)
}

function changeLine(
  line: Line,
  change: {
    product_id?: number | undefined
    variant_id?: number | null | undefined
    quantity: number
    list_price?: number | null | undefined
  },
): Line {
  const isOther =
    (change.product_id !== undefined && change.product_id !== line.productId) ||
    (change.variant_id != null && change.variant_id !== line.variantId)
  if (isOther)
    throw new Refusal(422, 'Only quantity and list_price of a line item can be changed', {
      line_item: 'Remove the item and add the other one',
    })
  if (change.list_price == null) return { ...line, quantity: change.quantity }
  return {
    ...line,
    quantity: change.quantity,
    listPrice: fromWireNumber(change.list_price),
    isPriceOverridden: true,
  }
}

function currencyOf(code: string): Currency {
  const currency = currencies.find((candidate) => candidate === code.toUpperCase())
  if (!currency)
    throw new Refusal(422, `Currency ${code} is not enabled for this store`, { 'currency.code': 'Not enabled' })
  return currency
}
