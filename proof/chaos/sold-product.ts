import type { Jar } from '../model/http.ts'
import { actions } from '#shared/routes.ts'

/** A product as the fields of its form, and as a line of the API. */
export type SoldProduct = { form: Record<string, string>; line: object }

export const addOperation = '/api/bigcommerce/addCartItems'

/**
 * The nth product of a listing, or the next one of which as many units can be added. It makes a few calls for each, so
 * each is tried by a visitor of its own.
 */
export async function findProduct(visitor: (nth: number) => Jar, nth: number, units: number): Promise<SoldProduct> {
  return (await tryProduct(visitor(nth), nth, units)) ?? findProduct(visitor, nth + 1, units)
}

/** The nth product of a listing, or `null` if so many units cannot be added. @throws Error if the listing has no more */
export async function tryProduct(jar: Jar, nth: number, units: number): Promise<SoldProduct | null> {
  const { body: listing } = await jar.get('/browse/womens')
  const paths = [...new Set([...listing.matchAll(/href="(\/p\/[^"?]+)"/g)].map(([, path = '']) => path))]
  const path = paths[nth]
  if (path === undefined) throw new Error(`No product of the listing can be added ${units} times.`)
  const { body } = await jar.get(path)
  const form: Record<string, string> = {}
  for (const [input] of body.matchAll(/<input [^>]*>/g)) {
    const [name, value, type] = ['name', 'value', 'type'].map(
      (attribute) => new RegExp(`\\b${attribute}="?([^">]*)"?`).exec(input)?.[1] ?? '',
    ) as [string, string, string]
    const isChoice = type === 'radio' && (name === 'size' || name === 'length') && !input.includes('disabled')
    const isHidden = type === 'hidden' && (name === 'productId' || name === 'color')
    if (isChoice || isHidden) form[name] ??= value
  }
  const { location } = await jar.post(actions.addToBag, form)
  if (!location.includes('added=')) return null
  const cart = JSON.parse((await jar.call('/api/bigcommerce/getCart', {})).body) as {
    line_items: { physical_items: { product_id: number; variant_id: number }[] }
  }
  const { product_id, variant_id } = cart.line_items.physical_items[0] ?? {}
  const line = { product_id, variant_id, quantity: 1 }
  const data = { line_items: [{ ...line, quantity: units }] }
  return (await jar.call(addOperation, { data })).status === 200 ? { form, line } : null
}
