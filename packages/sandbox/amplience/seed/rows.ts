import { digestHex } from '../../crypto.ts'
import type { Content } from '../content.ts'
import { type Draft, isDraft } from './draft.ts'
import { edition, type Edition, editionContent } from './edition-content.ts'
import { germanContent, germanEditionContent } from './german/german-content.ts'
import { marketContent } from './market-content.ts'
import { seedMarkets } from './markets.ts'

export type SeedRow = { key: string; content: Content; body: string }

/** What the delivery keys of the European market's German items begin with. */
const germanPrefixes = ['eu/de/'].filter((german) => seedMarkets.some(({ prefix }) => german.startsWith(prefix)))

type SeedEdition = SeedRow & { edition: Edition }

/**
 * All items of the release and the slots of its scheduled edition. Ids depend on keys and positions only; the version
 * changes with any text.
 */
export async function seedRows(): Promise<{ version: string; rows: SeedRow[]; editions: SeedEdition[] }> {
  const rows = await rowsOf([
    ...seedMarkets.map((market) => ({ prefix: market.prefix, drafts: marketContent(market) })),
    ...germanPrefixes.map((prefix) => ({ prefix, drafts: germanContent() })),
  ])
  const editions = await seedEditions()
  return { version: await uuidOf([...rows, ...editions].map(({ body }) => body).join('\n')), rows, editions }
}

/** The slots of the scheduled edition. */
async function seedEditions(): Promise<SeedEdition[]> {
  const rows = await rowsOf([
    ...seedMarkets.map((market) => ({ prefix: market.prefix, drafts: editionContent(market) })),
    ...germanPrefixes.map((prefix) => ({ prefix, drafts: germanEditionContent() })),
  ])
  return rows.map(({ key, content }) => {
    const { id, start, end } = edition
    const slot = { ...content, _meta: { ...content._meta, edition: { id, start, end } } }
    return { key, content: slot, body: JSON.stringify(slot), edition }
  })
}

async function rowsOf(contents: readonly { prefix: string; drafts: Record<string, Draft> }[]): Promise<SeedRow[]> {
  const drafts = contents.flatMap(({ prefix, drafts: items }) =>
    Object.entries(items).map(([key, draft]) => ({ prefix, key: `${prefix}${key}`, draft })),
  )
  return Promise.all(
    drafts.map(async ({ prefix, key, draft }) => {
      const content = (await identified(draft, key)) as Content
      const { hierarchy } = draft._meta
      content._meta.deliveryKey = key
      if (hierarchy)
        content._meta.hierarchy =
          hierarchy.parent === undefined
            ? { root: true }
            : { root: false, parentId: await uuidOf(`${prefix}${hierarchy.parent}`) }
      return { key, content, body: JSON.stringify(content) }
    }),
  )
}

async function identified(value: unknown, place: string): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Promise.all(value.map((entry, index) => identified(entry, `${place}/${index}`)))
  const fields = await Promise.all(
    Object.entries(value).map(async ([name, field]) => [name, await identified(field, `${place}/${name}`)] as const),
  )
  const copy = Object.fromEntries(fields)
  return isDraft(value) ? { ...copy, _meta: await metaOf(value, place) } : copy
}

async function metaOf({ _meta: { name, schema } }: Draft, place: string) {
  return { name, schema, deliveryId: await uuidOf(place) }
}

/** A UUID in the form of version 5 that depends only on the text. */
async function uuidOf(text: string): Promise<string> {
  const hex = await digestHex('SHA-1', `selvedge content ${text}`)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
