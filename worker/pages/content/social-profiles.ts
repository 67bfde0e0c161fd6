import * as v from 'valibot'
import { lenientList } from '#client/blocks/parts/fields.ts'
import type { ContentItem } from '#shared/views.ts'

// The compiler cannot follow the schema of the whole footer.
const LinksSchema = v.object({ socialLinks: lenientList(v.object({ url: v.string() })) })

/** The shop's pages in social networks, from the footer's links. A network's own home page is none of them. */
export function socialProfiles(footer: ContentItem | null): string[] {
  const parsed = v.safeParse(LinksSchema, footer)
  if (!parsed.success) return []
  return parsed.output.socialLinks.flatMap(({ url }) => (isProfile(url) ? [url] : []))
}

function isProfile(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  return url !== null && url.protocol === 'https:' && url.pathname !== '/'
}
