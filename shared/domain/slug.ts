import { withoutAccents } from './without-accents.ts'

/** Lower-case words of Latin letters and digits, joined by hyphens, such as in the name of a class. */
export function slugOf(name: string): string {
  return (
    withoutAccents(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'product'
  )
}
