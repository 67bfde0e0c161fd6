import { withoutAccents } from './without-accents.ts'

/** Lower-case words joined by hyphens: the `{slug}` of a product page. */
export function slugOf(name: string): string {
  return (
    withoutAccents(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'product'
  )
}
