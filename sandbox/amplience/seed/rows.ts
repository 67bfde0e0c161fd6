import type { Content } from '../content.ts'
import { seedMarkets } from './markets.ts'
import { type Draft, isDraft } from './draft.ts'
import { marketContent } from './market-content.ts'

export type SeedRow = { key: string; content: Content; body: string }

/** Every item of the release, with the ids that its keys and places spell, and a version that changes with any word of it. */
export async function seedRows(): Promise<{ version: string; rows: SeedRow[] }> {
  const drafts = seedMarkets.flatMap((market) => Object.entries(marketContent(market)).map(([key, draft]) => ({ key: `${market.prefix}${key}`, draft })))
  const rows = await Promise.all(
    drafts.map(async ({ key, draft }) => {
      const content = (await identified(draft, key)) as Content
      content._meta.deliveryKey = key
      return { key, content, body: JSON.stringify(content) }
    }),
  )
  return { version: await uuidOf(rows.map(({ body }) => body).join('\n')), rows }
}

async function identified(value: unknown, place: string): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Promise.all(value.map((entry, index) => identified(entry, `${place}/${index}`)))
  const fields = await Promise.all(Object.entries(value).map(async ([name, field]) => [name, await identified(field, `${place}/${name}`)] as const))
  const copy = Object.fromEntries(fields)
  return isDraft(value) ? { ...copy, _meta: await metaOf(value, place) } : copy
}

async function metaOf({ _meta: { name, schema } }: Draft, place: string) {
  return { name, schema, deliveryId: await uuidOf(place) }
}

/** A UUID (version 5 in form) that depends on the text alone. */
async function uuidOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(`selvedge content ${text}`)))
  const hex = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
