import type { SandboxEnv } from '../env.ts'
import { type Content, findContent, mediaHostMark } from './content.ts'
import type { Lookup } from './delivery.ts'
import { seedRows } from './seed/rows.ts'

type Row = { body: string }

let release: Awaited<ReturnType<typeof seedRows>> | undefined

/** Published items by delivery key or id; an id may also be that of a nested item. Made anew for each request. */
export function createContentStore({ DB: db, SANDBOX_ORIGIN: origin }: Pick<SandboxEnv, 'DB' | 'SANDBOX_ORIGIN'>) {
  const mediaHost = `${new URL(origin).host}/media`
  let seeding: Promise<void> | undefined
  const seeded = () => (seeding ??= seedOnce(db))
  const read = ({ body }: Row): Content => JSON.parse(body.replaceAll(mediaHostMark, mediaHost))

  return {
    async find(lookup: Lookup): Promise<Content | undefined> {
      await seeded()
      if ('key' in lookup) {
        const row = await db.prepare("SELECT body FROM content_items WHERE delivery_key = ? AND state = 'published'").bind(lookup.key).first<Row>()
        return row ? read(row) : undefined
      }
      const row = await db.prepare("SELECT body FROM content_items WHERE state = 'published' AND instr(body, ?) LIMIT 1").bind(`"deliveryId":"${lookup.id}"`).first<Row>()
      return row ? findContent(read(row), lookup.id) : undefined
    },

    async list(schema: string | undefined): Promise<Content[]> {
      await seeded()
      const { results } = await db
        .prepare("SELECT body FROM content_items WHERE state = 'published' AND (?1 IS NULL OR schema = ?1) ORDER BY delivery_key")
        .bind(schema ?? null)
        .all<Row>()
      return results.map(read)
    },
  }
}

/** Brings the table to this release's content; what an editor has changed stays. */
async function seedOnce(db: D1Database): Promise<void> {
  release ??= await seedRows()
  const { version, rows } = release
  const present = await db.prepare("SELECT value FROM seed WHERE key = 'content'").first<{ value: string }>()
  if (present?.value === version) return
  const insert = db.prepare(
    `INSERT INTO content_items (delivery_key, delivery_id, schema, body) VALUES (?, ?, ?, ?)
     ON CONFLICT (delivery_key, state) DO UPDATE SET delivery_id = excluded.delivery_id, schema = excluded.schema, body = excluded.body WHERE edited = 0`,
  )
  await db.batch([
    db.prepare('DELETE FROM content_items WHERE edited = 0'),
    ...rows.map(({ key, content, body }) => insert.bind(key, content._meta.deliveryId, content._meta.schema, body)),
    db.prepare("INSERT OR REPLACE INTO seed (key, value) VALUES ('content', ?)").bind(version),
  ])
}
