import * as v from 'valibot'
import { currencies } from '../markets.ts'
import { toDecimal } from './money.ts'
import { type WishlistProduct, type Wishlist, wishlistPageSize } from './wishlist.ts'

const CurrencySchema = v.picklist(currencies)
const IdSchema = v.number()

const ProductSchema = v.object({
  product_id: IdSchema,
  variant_id: v.nullable(IdSchema),
  sku: v.string(),
  style: v.string(),
  name: v.string(),
  slug: v.string(),
  image: v.string(),
  price: v.nullable(v.object({ currency: CurrencySchema, regular: v.number(), special: v.nullable(v.number()) })),
  options: v.object({
    colour: v.nullable(v.string()),
    size: v.nullable(v.string()),
    size_name: v.optional(v.string()),
    length: v.nullable(v.string()),
  }),
  stock: v.nullable(v.number()),
  is_withdrawn: v.optional(v.literal(true)),
  pre_order: v.optional(v.string()),
  needs_choice: v.boolean(),
  purchasable: v.boolean(),
})

/**
 * A wishlist in the Worker's responses. In a guest's list, the nullable fields are `null` and only the products are
 * filled in.
 */
export const WishlistEntitySchema = v.object({
  id: v.nullable(IdSchema),
  name: v.string(),
  customer_id: v.nullable(IdSchema),
  items: v.array(v.object({ id: IdSchema, product_id: IdSchema, variant_id: v.nullable(IdSchema) })),
  is_public: v.boolean(),
  token: v.nullable(v.string()),
  wishlist_product_data: v.object({
    data: v.array(ProductSchema),
    meta: v.object({
      pagination: v.object({
        total: v.number(),
        per_page: v.number(),
        current_page: v.number(),
        total_pages: v.number(),
      }),
    }),
  }),
})
export type WishlistEntity = v.InferOutput<typeof WishlistEntitySchema>

type Page = { products: readonly WishlistProduct[]; total: number; page: number }

export function toWishlistEntity(wishlist: Wishlist | null, { products, total, page }: Page): WishlistEntity {
  return {
    id: wishlist?.id ?? null,
    name: wishlist?.name ?? '',
    customer_id: wishlist?.customerId ?? null,
    items: (wishlist?.items ?? []).map((item) => ({
      id: item.id,
      product_id: item.productId,
      variant_id: item.variantId,
    })),
    is_public: wishlist?.isPublic ?? false,
    token: wishlist?.isPublic ? wishlist.token : null,
    wishlist_product_data: {
      data: products.map(toProductEntity),
      meta: {
        pagination: {
          total,
          per_page: wishlistPageSize,
          current_page: page,
          total_pages: Math.ceil(total / wishlistPageSize),
        },
      },
    },
  }
}

function toProductEntity(product: WishlistProduct): WishlistEntity['wishlist_product_data']['data'][number] {
  const { price, preOrder } = product
  return {
    product_id: product.productId,
    variant_id: product.variantId,
    sku: product.sku,
    style: product.style,
    name: product.name,
    slug: product.slug,
    image: product.image,
    price: price && {
      currency: price.price.currency,
      regular: toDecimal(price.price),
      special: price.special && toDecimal(price.special),
    },
    options: {
      colour: product.colour,
      size: product.size,
      ...(product.sizeName !== undefined && { size_name: product.sizeName }),
      length: product.length,
    },
    stock: product.stock,
    ...(product.level === 'unavailable' && { is_withdrawn: true }),
    ...(preOrder !== undefined && { pre_order: preOrder }),
    needs_choice: product.needsChoice,
    purchasable: product.isPurchasable,
  }
}
