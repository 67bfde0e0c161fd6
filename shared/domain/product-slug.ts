import { slugOf } from './slug.ts'

const otherScript = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u

/**
 * The `{slug}` of a product page: the lower-case words of the name, joined by hyphens. A name with letters of another
 * script than Latin keeps all of its letters; `productPath` encodes them.
 */
export function productSlugOf(name: string): string {
  if (!otherScript.test(name)) return slugOf(name)
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
