import type { SandboxEnv } from '../env.ts'
import { versionsQuery, type ContentView } from './content-view.ts'
import { type Content, findContent, mediaHostPlaceholder } from './content.ts'
import type { Lookup } from './delivery.ts'
import { seedOnce } from './seed/seed-once.ts'

type Row = { body: string }

/**
 * Finds items by delivery key or id as a view (published, draft, date or snapshot) shows them. An id may also be that
 * of a nested item. `mediaPath` stands for the host that serves the media of the items.
 */
export function createContentStore(
  env: Pick<SandboxEnv, 'DB' | 'SANDBOX_ORIGIN' | 'CONTENT_TYPE_BASE'>,
  { view = { kind: 'published' }, mediaPath = 'media' }: { view?: ContentView; mediaPath?: string } = {},
) {
  const { DB: db } = env
  const mediaHost = `${new URL(env.SANDBOX_ORIGIN).host}/${mediaPath}`
  // One request can fetch many items, so the seed is checked only once.
  let seeded: Promise<void> | undefined
  const ensureSeeded = () => (seeded ??= seedOnce(env))
  const parseRow = ({ body }: Row): Content => JSON.parse(body.replaceAll(mediaHostPlaceholder, mediaHost))

  return {
    async find(lookup: Lookup): Promise<Content | undefined> {
      await ensureSeeded()
      const { sql, bindings } = versionsQuery(view, Date.now())
      const parameter = `?${bindings.length + 1}`
      if ('key' in lookup) {
        const row = await db
          .prepare(`SELECT body FROM ${sql} WHERE delivery_key = ${parameter} ORDER BY rank DESC LIMIT 1`)
          .bind(...bindings, lookup.key)
          .first<Row>()
        return row ? parseRow(row) : undefined
      }
      const row = await db
        .prepare(
          `SELECT body FROM (SELECT delivery_key, body, MAX(rank) FROM ${sql} GROUP BY delivery_key) WHERE instr(body, ${parameter}) LIMIT 1`,
        )
        .bind(...bindings, `"deliveryId":"${lookup.id}"`)
        .first<Row>()
      return row ? findContent(parseRow(row), lookup.id) : undefined
    },

    /** Items of a content type, or all items, in the order of their keys. */
    async list(schema: string | undefined): Promise<Content[]> {
      await ensureSeeded()
      const { sql, bindings } = versionsQuery(view, Date.now())
      const parameter = `?${bindings.length + 1}`
      const { results } = await db
        .prepare(
          `SELECT body, MAX(rank) FROM ${sql} WHERE ${parameter} IS NULL OR schema = ${parameter} GROUP BY delivery_key ORDER BY delivery_key`,
        )
        .bind(...bindings, schema ?? null)
        .all<Row>()
      return results.map(parseRow)
    },

    async hasSnapshot(id: string): Promise<boolean> {
      await ensureSeeded()
      return (
        (await db
          .prepare('SELECT 1 AS found FROM content_versions WHERE snapshot_id = ? LIMIT 1')
          .bind(id)
          .first('found')) !== null
      )
    },
  }
}
