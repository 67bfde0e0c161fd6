import { Hono } from 'hono'
import { findChannel } from '../../catalogue/channels.ts'
import { currencies, type Currency } from '../../catalogue/currencies.ts'
import { priceSpan, priceTag, toDecimal } from '../../catalogue/pricing.ts'
import { findProducts, findVariants, type Product, type Variant } from '../../catalogue/queries/products.ts'
import type { SandboxContext } from '../../env.ts'
import { envelope, problem } from '../rest.ts'

type Item = { product_id: number; variant_id?: number | undefined }
type PricingRequest = { channel_id: number; currency_code: Currency; items: Item[] }

export const pricingRoutes = new Hono<SandboxContext>()

pricingRoutes.post('/v3/pricing/products', async (c) => {
  const request = readRequest(await c.req.json().catch(() => undefined))
  if (!request)
    return problem(c, 422, 'JSON data is missing or invalid', {
      items: 'channel_id, currency_code and items are required',
    })
  if (!findChannel(request.channel_id))
    return problem(c, 422, 'The channel is not known', { channel_id: 'Channel not found' })
  const [products, variants] = await Promise.all([
    findProducts(
      c.env.DB,
      request.items.map((item) => item.product_id),
    ),
    findVariants(
      c.env.DB,
      request.items.flatMap((item) => item.variant_id ?? []),
    ),
  ])
  const productById = new Map(products.map((product) => [product.id, product]))
  const variantById = new Map(variants.map((variant) => [variant.id, variant]))
  const rows = request.items.flatMap((item) => {
    const product = productById.get(item.product_id)
    const variant = item.variant_id === undefined ? undefined : variantById.get(item.variant_id)
    return product ? [priceShape(item, product, variant, request.currency_code)] : []
  })
  return c.json(envelope(rows))
})

function priceShape(item: Item, product: Product, variant: Variant | undefined, currency: Currency) {
  const { price, base, sale } = priceTag(product, variant, currency)
  const span = variant ? { min: price, max: price } : priceSpan(product, currency)
  const reference = {
    product_id: item.product_id,
    ...(item.variant_id !== undefined && { variant_id: item.variant_id }),
    options: [],
  }
  return {
    ...reference,
    reference_request: reference,
    price: amount(base),
    ...(sale !== undefined && { sale_price: amount(sale), saved: amount(base - sale) }),
    calculated_price: amount(price),
    price_range: { minimum: amount(span.min), maximum: amount(span.max) },
    bulk_pricing: [],
  }
}

// Prices are entered with tax, and the sandbox does not subtract it.
function amount(minor: number) {
  const value = toDecimal(minor)
  return { as_entered: value, entered_inclusive: true, tax_exclusive: value, tax_inclusive: value }
}

function readRequest(body: unknown): PricingRequest | undefined {
  if (
    typeof body !== 'object' ||
    body === null ||
    !('items' in body) ||
    !('channel_id' in body) ||
    !('currency_code' in body)
  )
    return undefined
  const currency = currencies.find((code) => code === body.currency_code)
  if (typeof body.channel_id !== 'number' || !currency || !Array.isArray(body.items)) return undefined
  const items = body.items.filter(isItem)
  return items.length === body.items.length
    ? { channel_id: body.channel_id, currency_code: currency, items }
    : undefined
}

function isItem(item: unknown): item is Item {
  return (
    typeof item === 'object' &&
    item !== null &&
    'product_id' in item &&
    typeof item.product_id === 'number' &&
    (!('variant_id' in item) || typeof item.variant_id === 'number')
  )
}
