import * as v from 'valibot'
import { Flag, RequiredText, Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'
import { contentPrice } from '../parts/price.ts'

/** Minor units; `null` where no price is given. */
const Price = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((price) => (price === null || price === undefined || price === '' ? null : (contentPrice(String(price)) ?? 'unreadable'))),
)

const ProductSchema = v.object({ backgroundImage: OptionalMedia, altText: Text, url: Text, title: RequiredText, price: Price })

export const ShopTheLookOneSchema = v.object({
  title: Text,
  titleFont: v.nullish(v.picklist(['Quisas', 'Athletics']), 'Quisas'),
  titleBold: Flag,
  primaryBlockBackground: OptionalMedia,
  primaryBlockUrl: Text,
  primaryBlockAlignment: v.nullish(v.picklist(['Left', 'Right']), 'Left'),
  leftProduct: ProductSchema,
  rightProduct: ProductSchema,
})

export type LookProduct = v.InferOutput<typeof ProductSchema>
