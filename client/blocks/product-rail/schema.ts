import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { choice, RequiredText } from '../parts/fields.ts'
import { rails } from '#shared/domain/product.ts'

/** A row of products that the shop puts first, with a link to more. */
export const ProductRailSchema = v.object({
  title: RequiredText,
  products: choice(rails),
  linkText: RequiredText,
  url: address('url'),
})
