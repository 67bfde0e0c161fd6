import { Hono } from 'hono'
import * as v from 'valibot'
import { setPurchasing } from '../../catalogue/changes.ts'
import {
  findProducts,
  findVariants,
  findVariantsBySku,
  findVariantsOf,
  type Variant,
} from '../../catalogue/queries/products.ts'
import type { SandboxContext, SandboxRequest } from '../../env.ts'
import { catalogueNotFound, commaList, envelope, pageRequest, paginationMeta, problem } from '../rest.ts'
import { idList, projection, wholeNumber } from './query.ts'
import { variantShape } from './variant-shape.ts'

const notFound = 'A variant was not found with the id provided'

export const variantRoutes = new Hono<SandboxContext>()

variantRoutes.get('/v3/catalog/variants', async (c) => {
  const page = pageRequest(c)
  const selected = await selectVariants(c)
  const total = selected ? selected.length : await countVariants(c)
  const rows = selected
    ? selected.slice((page.page - 1) * page.limit, page.page * page.limit)
    : await variantsInOrder(c, page)
  return c.json(envelope(await shape(c, rows), paginationMeta(c, page, { total, count: rows.length })))
})

variantRoutes.get('/v3/catalog/products/:id/variants', async (c) => {
  const productId = wholeNumber(c.req.param('id'))
  const [product] = productId === undefined ? [] : await findProducts(c.env.DB, [productId])
  if (!product) return catalogueNotFound(c, 'A product was not found with the id provided')
  const page = pageRequest(c)
  const from = (page.page - 1) * page.limit
  const count = Math.max(0, Math.min(page.limit, product.variant_count - from))
  const rows = await findVariants(
    c.env.DB,
    Array.from({ length: count }, (_, index) => product.base_variant_id + from + index),
  )
  return c.json(
    envelope(await shape(c, rows), paginationMeta(c, page, { total: product.variant_count, count: rows.length })),
  )
})

const VariantBody = v.strictObject({ purchasing_disabled: v.boolean() })

/** Accepts only whether the variant may be bought. The sandbox does not change other fields of a variant. */
variantRoutes.put('/v3/catalog/products/:id/variants/:variantId', async (c) => {
  const [variant] = await ownVariant(c)
  if (!variant) return catalogueNotFound(c, notFound)
  const body = v.safeParse(VariantBody, await c.req.json().catch(() => null))
  if (!body.success) return problem(c, 422, 'JSON data is missing or invalid', {})
  await setPurchasing(c.env.DB, { variantId: variant.id, isDisabled: body.output.purchasing_disabled })
  const [row] = await shape(c, await ownVariant(c))
  return c.json(envelope(row))
})

// A storefront selects few variants: by SKUs, ids or products. Undefined means all variants.
async function selectVariants(c: SandboxRequest): Promise<Variant[] | undefined> {
  const skus =
    c.req.query('sku') !== undefined
      ? [c.req.query('sku') ?? '']
      : c.req.query('sku:in') !== undefined
        ? commaList(c, 'sku:in')
        : undefined
  const ids = idList(c, 'id:in') ?? idList(c, 'id')
  const productIds = idList(c, 'product_id:in') ?? idList(c, 'product_id')
  const found = skus
    ? await findVariantsBySku(c.env.DB, skus)
    : ids
      ? await findVariants(c.env.DB, ids)
      : productIds
        ? await findVariantsOf(c.env.DB, productIds)
        : undefined
  return found?.filter(
    (variant) => (!ids || ids.includes(variant.id)) && (!productIds || productIds.includes(variant.product_id)),
  )
}

async function countVariants(c: SandboxRequest): Promise<number> {
  return (await c.env.DB.prepare('SELECT max(id) AS total FROM variants').first<number>('total')) ?? 0
}

// Variant ids run from 1 without gaps, so a page is a range of ids.
async function variantsInOrder(
  c: SandboxRequest,
  { page, limit }: { page: number; limit: number },
): Promise<Variant[]> {
  return findVariants(
    c.env.DB,
    Array.from({ length: limit }, (_, index) => (page - 1) * limit + index + 1),
  )
}

async function shape(c: SandboxRequest, variants: readonly Variant[]) {
  const products = await findProducts(c.env.DB, [...new Set(variants.map((variant) => variant.product_id))])
  const byId = new Map(products.map((product) => [product.id, product]))
  const project = projection(c)
  return variants.flatMap((variant) => {
    const product = byId.get(variant.product_id)
    return product ? [project(variantShape(product, variant, c.env.SANDBOX_ORIGIN))] : []
  })
}

async function ownVariant(c: SandboxRequest): Promise<Variant[]> {
  const id = wholeNumber(c.req.param('variantId'))
  const found = id === undefined ? [] : await findVariants(c.env.DB, [id])
  return found.filter((variant) => variant.product_id === wholeNumber(c.req.param('id')))
}
