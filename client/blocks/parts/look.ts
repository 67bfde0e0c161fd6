import * as v from 'valibot'
import { address } from './address.ts'
import { choice, Flag, fonts, RequiredText, Text } from './fields.ts'
import { OptionalMedia } from './media.ts'
import { contentPrice } from './price.ts'

/** Minor units; `null` if there is no price. */
const Price = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.description('One price with a point before the pence or cents: 1299.00. Any other price is left out.'),
  v.transform((price) =>
    price === null || price === undefined || price === '' ? null : (contentPrice(String(price)) ?? 'unreadable'),
  ),
)

const ProductSchema = v.object({
  backgroundImage: OptionalMedia,
  altText: Text,
  url: address('url'),
  title: RequiredText,
  price: Price,
})

/** A look and two of its products: the fields of both arrangements. */
export const LookSchema = v.object({
  title: Text,
  titleFont: choice(fonts),
  titleBold: Flag,
  primaryBlockBackground: OptionalMedia,
  primaryBlockUrl: address('primaryBlockUrl'),
  primaryBlockAlignment: v.nullish(v.picklist(['Left', 'Right']), 'Left'),
  leftProduct: ProductSchema,
  rightProduct: ProductSchema,
})

export type Look = v.InferOutput<typeof LookSchema>
export type LookProduct = v.InferOutput<typeof ProductSchema>
