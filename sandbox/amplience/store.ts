import type { SandboxEnv } from '../env.ts'
import { type Content, findContent, mediaHostMark } from './content.ts'
import type { Lookup } from './delivery.ts'
import { candidates, type Reading } from './reading.ts'
import { seedOnce } from './seed/seed-once.ts'

type Row = { body: string }

/**
 * Finds items by delivery key or id in the state of a reading, by default published items. An id may also be that of a
 * nested item.
 */
export function createContentStore(
  { DB: db, SANDBOX_ORIGIN: origin }: Pick<SandboxEnv, 'DB' | 'SANDBOX_ORIGIN'>,
  reading: Reading = { kind: 'published' },
) {
  const mediaHost = `${new URL(origin).host}/media`
  // One request can fetch many items, so the seed is checked only once.
  let seeded: Promise<void> | undefined
  const isSeeded = () => (seeded ??= seedOnce(db))
  const read = ({ body }: Row): Content => JSON.parse(body.replaceAll(mediaHostMark, mediaHost))

  return {
    async find(lookup: Lookup): Promise<Content | undefined> {
      await isSeeded()
      const { sql, bindings } = candidates(reading, Date.now())
      const own = `?${bindings.length + 1}`
      if ('key' in lookup) {
        const row = await db
          .prepare(`SELECT body FROM ${sql} WHERE delivery_key = ${own} ORDER BY rank DESC LIMIT 1`)
          .bind(...bindings, lookup.key)
          .first<Row>()
        return row ? read(row) : undefined
      }
      const row = await db
        .prepare(
          `SELECT body FROM (SELECT delivery_key, body, MAX(rank) FROM ${sql} GROUP BY delivery_key) WHERE instr(body, ${own}) LIMIT 1`,
        )
        .bind(...bindings, `"deliveryId":"${lookup.id}"`)
        .first<Row>()
      return row ? findContent(read(row), lookup.id) : undefined
    },

    /** Items of a content type, or all items, in the order of their keys. */
    async list(schema: string | undefined): Promise<Content[]> {
      await isSeeded()
      const { sql, bindings } = candidates(reading, Date.now())
      const own = `?${bindings.length + 1}`
      const { results } = await db
        .prepare(
          `SELECT body, MAX(rank) FROM ${sql} WHERE ${own} IS NULL OR schema = ${own} GROUP BY delivery_key ORDER BY delivery_key`,
        )
        .bind(...bindings, schema ?? null)
        .all<Row>()
      return results.map(read)
    },

    async hasSnapshot(id: string): Promise<boolean> {
      await isSeeded()
      return (
        (await db
          .prepare('SELECT 1 AS found FROM content_versions WHERE snapshot_id = ? LIMIT 1')
          .bind(id)
          .first('found')) !== null
      )
    },
  }
}
