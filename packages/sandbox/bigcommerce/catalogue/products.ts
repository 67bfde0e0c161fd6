import { Hono } from 'hono'
import * as v from 'valibot'
import { setAvailability, setOrderQuantities, setPrice } from '../../catalogue/changes.ts'
import { channels } from '../../catalogue/channels.ts'
import {
  findCategoryIds,
  findProducts,
  findStock,
  findVariantsOf,
  type Product,
} from '../../catalogue/queries/products.ts'
import type { SandboxContext, SandboxRequest } from '../../env.ts'
import { catalogueNotFound, commaList, envelope, pageRequest, paginationMeta, problem } from '../rest.ts'
import { selectProducts } from './product-query.ts'
import { customFieldShapes, imageShapes, modifierShapes, optionShapes, productShape } from './product-shape.ts'
import { projection, wholeNumber } from './query.ts'
import { variantShape } from './variant-shape.ts'

const maxPage = 250
// Options and modifiers are large: the platform returns at most ten products a page with them, regardless of the limit.
const maxPageWithOptions = 10

const includable = [
  'bulk_pricing_rules',
  'channels',
  'custom_fields',
  'images',
  'modifiers',
  'options',
  'parent_relations',
  'primary_image',
  'reviews',
  'variants',
  'videos',
]

export const productRoutes = new Hono<SandboxContext>()

productRoutes.get('/v3/catalog/products', async (c) => {
  const include = commaList(c, 'include')
  const unknown = include.find((name) => !includable.includes(name))
  if (unknown !== undefined)
    return problem(c, 422, 'The include parameter is not valid.', { include: `${unknown} cannot be included` })
  const isHeavy = include.includes('options') || include.includes('modifiers')
  const page = pageRequest(c, isHeavy ? maxPageWithOptions : maxPage)
  const { ids, total } = await selectProducts(c.env.DB, c, page)
  const products = await shape(c, ids, include)
  return c.json(envelope(products, paginationMeta(c, page, { total, count: products.length })))
})

productRoutes.get('/v3/catalog/products/:id', async (c) => {
  const id = wholeNumber(c.req.param('id'))
  const [product] = id === undefined ? [] : await shape(c, [id], commaList(c, 'include'))
  return product ? c.json(envelope(product)) : catalogueNotFound(c, 'A product was not found with the id provided')
})

const Amount = v.pipe(
  v.number(),
  v.minValue(0),
  v.transform((amount) => Math.round(amount * 100)),
)
const OrderQuantity = v.pipe(v.number(), v.integer(), v.minValue(0))
const ProductBody = v.strictObject({
  price: v.optional(Amount),
  sale_price: v.optional(Amount),
  availability: v.optional(v.picklist(['available', 'disabled', 'preorder'])),
  is_visible: v.optional(v.boolean()),
  preorder_message: v.optional(v.pipe(v.string(), v.maxLength(255))),
  preorder_release_date: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
  order_quantity_minimum: v.optional(OrderQuantity),
  order_quantity_maximum: v.optional(OrderQuantity),
})

/**
 * Accepts only prices, whether and when the product is for sale, and how many of it one order can contain. The sandbox
 * does not change other fields of the catalogue.
 */
productRoutes.put('/v3/catalog/products/:id', async (c) => {
  const id = wholeNumber(c.req.param('id'))
  if (id === undefined || (await findProducts(c.env.DB, [id])).length === 0)
    return catalogueNotFound(c, 'A product was not found with the id provided')
  const body = v.safeParse(ProductBody, await c.req.json().catch(() => null))
  if (!body.success)
    return problem(
      c,
      422,
      'JSON data is missing or invalid',
      Object.fromEntries(body.issues.map((issue) => [v.getDotPath(issue) ?? '.', issue.message])),
    )
  await changeProduct(c.env.DB, id, body.output)
  const [product] = await shape(c, [id], commaList(c, 'include'))
  return c.json(envelope(product))
})

async function changeProduct(db: D1Database, id: number, change: v.InferOutput<typeof ProductBody>): Promise<void> {
  const { price, sale_price: salePrice, availability, is_visible: isVisible } = change
  const { preorder_message: message, preorder_release_date: releaseDate } = change
  const { order_quantity_minimum: minimum, order_quantity_maximum: maximum } = change
  if (price !== undefined || salePrice !== undefined) await setPrice(db, { productId: id, price, salePrice })
  if ([availability, isVisible, message, releaseDate].some((field) => field !== undefined))
    await setAvailability(db, { productId: id, availability, isVisible, message, releaseDate })
  if (minimum !== undefined || maximum !== undefined) await setOrderQuantities(db, { productId: id, minimum, maximum })
}

async function shape(c: SandboxRequest, ids: readonly number[], include: readonly string[]) {
  const { DB: db, SANDBOX_ORIGIN: origin } = c.env
  const [products, stocks, categoryIds, variants] = await Promise.all([
    findProducts(db, ids),
    findStock(db, ids),
    findCategoryIds(db, ids),
    include.includes('variants') ? findVariantsOf(db, ids) : [],
  ])
  const stockOf = new Map(stocks.map((stock) => [stock.product_id, stock.stock]))
  const variantsOf = Map.groupBy(variants, (variant) => variant.product_id)
  const included: Record<string, (product: Product) => unknown> = {
    bulk_pricing_rules: () => [],
    channels: () => channels.map(({ id }) => id),
    custom_fields: customFieldShapes,
    images: (product) => imageShapes(product, origin),
    modifiers: modifierShapes,
    options: (product) => includedOptions(product, origin),
    parent_relations: () => [],
    primary_image: (product) => primaryImage(product, origin),
    reviews: () => [],
    variants: (product) => (variantsOf.get(product.id) ?? []).map((variant) => variantShape(product, variant, origin)),
    videos: () => [],
  }
  const project = projection(c, include)
  const byId = new Map(products.map((product) => [product.id, product]))
  return ids.flatMap((id) => {
    const product = byId.get(id)
    if (!product) return []
    const base = productShape(product, { stock: stockOf.get(id) ?? 0, categories: categoryIds.get(id) ?? [] })
    return [project({ ...base, ...Object.fromEntries(include.map((name) => [name, included[name]?.(product)])) })]
  })
}

// Included options lack the internal name that the options endpoint returns.
function includedOptions(product: Product, origin: string) {
  return optionShapes(product, origin).map((option) => ({ ...option, name: undefined }))
}

// The primary image has only its sizes.
function primaryImage(product: Product, origin: string) {
  const [first] = imageShapes(product, origin)
  return first && { ...first, image_url: undefined }
}
