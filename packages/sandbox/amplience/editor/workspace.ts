import { type Content, findContent } from '../content.ts'
import { type SeedEnv, seedOnce } from '../seed/seed-once.ts'
import { fixedPages, pageKeyStarts } from './addresses.ts'
import { typeOf } from './fields.ts'

export type ListedItem = { key: string; id: string; name: string; type: string; hasDraft: boolean }

/**
 * An item that is open for editing, in its draft version if there is one. It is the root of what its key delivers, or
 * nested inside that root.
 */
export type OpenItem = { key: string; root: Content; item: Content; hasDraft: boolean }

/** A version that is shown from its start to its end, if it has one. Times are epoch milliseconds. */
export type ScheduledVersion = { id: string; start: number; end: number | null }

type Row = { delivery_key: string; delivery_id: string; schema: string; name: string; has_draft: number }

// Versions of the release's own edition have another id.
const scheduledPrefix = 'scheduled-'

const byState = 'SELECT body FROM content_items WHERE delivery_key = ? AND state = ?'

/** The editor's operations: find, open, save as a draft, publish. Bodies keep the placeholder for the pictures' host. */
export function createWorkspace(env: SeedEnv) {
  const { DB: db } = env
  async function read(key: string, state: 'published' | 'draft'): Promise<Content | undefined> {
    const row = await db.prepare(byState).bind(key, state).first<{ body: string }>()
    return row ? (JSON.parse(row.body) as Content) : undefined
  }

  return {
    /** Items whose key starts with the prefix and whose text or key contains the search text. */
    async list(prefix: string, text: string): Promise<ListedItem[]> {
      await seedOnce(env)
      const { results } = await db
        .prepare(
          `SELECT delivery_key, MAX(delivery_id) AS delivery_id, MAX(schema) AS schema, MAX(json_extract(body, '$._meta.name')) AS name, MAX(state = 'draft') AS has_draft
           FROM content_items WHERE substr(delivery_key, 1, length(?1)) = ?1 AND (instr(lower(body), ?2) OR instr(lower(delivery_key), ?2)) GROUP BY delivery_key ORDER BY delivery_key`,
        )
        .bind(prefix, text.toLowerCase())
        .all<Row>()
      return results.map((row) => ({
        key: row.delivery_key,
        id: row.delivery_id,
        name: row.name,
        type: typeOf(row.schema),
        hasDraft: row.has_draft === 1,
      }))
    },

    async open(id: string): Promise<OpenItem | undefined> {
      await seedOnce(env)
      const found = await db
        .prepare("SELECT delivery_key FROM content_items WHERE instr(body, ?) ORDER BY state = 'draft' DESC LIMIT 1")
        .bind(`"deliveryId":"${id}"`)
        .first<{ delivery_key: string }>()
      if (!found) return undefined
      const { delivery_key: key } = found
      const draft = await read(key, 'draft')
      const root = draft ?? (await read(key, 'published'))
      const item = findContent(root, id)
      return root && item && { key, root, item, hasDraft: draft !== undefined }
    },

    /** All published items. */
    async all(): Promise<Content[]> {
      await seedOnce(env)
      const { results } = await db
        .prepare("SELECT body FROM content_items WHERE state = 'published' ORDER BY delivery_key")
        .all<{ body: string }>()
      return results.map(({ body }) => JSON.parse(body) as Content)
    },

    /** True if an item has this key, also if it is only a draft. */
    async has(key: string): Promise<boolean> {
      return (await read(key, 'published')) !== undefined || (await read(key, 'draft')) !== undefined
    },

    /** Pages of the shop, with their names, for links in the content of a key. */
    async addresses(key: string): Promise<{ path: string; name: string }[]> {
      await seedOnce(env)
      const ofPages = db.prepare(
        `SELECT '/' || substr(delivery_key, length(?1) + 1) AS path, COALESCE(json_extract(body, '$.title'), json_extract(body, '$._meta.name')) AS name
         FROM content_items WHERE substr(delivery_key, 1, length(?1)) = ?1 AND state = 'published' ORDER BY delivery_key`,
      )
      const found = await db.batch<{ path: string; name: string }>([
        ...pageKeyStarts(key).map((start) => ofPages.bind(start)),
        db.prepare(
          `SELECT '/browse' || rtrim(path, '/') AS path, name FROM categories
           UNION ALL SELECT '/p/' || id || '/' || slug || '/default', name FROM products`,
        ),
      ])
      const rows = [...fixedPages, ...found.flatMap(({ results }) => results)]
      return [...new Map(rows.map(({ path, name }) => [path, { path, name }])).values()]
    },

    /** Versions of the key that editors have scheduled. */
    async scheduled(key: string): Promise<ScheduledVersion[]> {
      const { results } = await db
        .prepare(
          'SELECT snapshot_id AS id, starts_at AS start, ends_at AS end FROM content_versions WHERE delivery_key = ? AND edition_id LIKE ? ORDER BY starts_at',
        )
        .bind(key, `${scheduledPrefix}%`)
        .all<ScheduledVersion>()
      return results
    },

    async schedule(key: string, root: Content, { start, end }: Omit<ScheduledVersion, 'id'>): Promise<void> {
      const id = createSnapshotId()
      await db
        .prepare(
          'INSERT INTO content_versions (snapshot_id, delivery_key, schema, body, starts_at, ends_at, edition_id) VALUES (?, ?, ?, ?, ?, ?, ?)',
        )
        .bind(id, key, root._meta.schema, JSON.stringify(root), start, end, scheduledPrefix + id)
        .run()
    },

    async unschedule(key: string, id: string): Promise<void> {
      await db
        .prepare('DELETE FROM content_versions WHERE delivery_key = ? AND snapshot_id = ? AND edition_id LIKE ?')
        .bind(key, id, `${scheduledPrefix}%`)
        .run()
    },

    async saveDraft(key: string, root: Content): Promise<void> {
      await write(db, key, root, 'draft').run()
    },

    async discardDraft(key: string): Promise<void> {
      await db.prepare("DELETE FROM content_items WHERE delivery_key = ? AND state = 'draft'").bind(key).run()
    },

    /** Publishes the item over the previous version, and resolves with the id of its snapshot. */
    async publish(key: string, root: Content, now: number): Promise<string> {
      const snapshotId = createSnapshotId()
      const keep = 'INSERT INTO content_versions (snapshot_id, delivery_key, schema, body, starts_at)'
      await db.batch([
        // Before the first change, keeps the release's own version too.
        db
          .prepare(
            `${keep} SELECT ?, delivery_key, schema, body, 0 FROM content_items WHERE delivery_key = ? AND state = 'published' AND edited = 0`,
          )
          .bind(createSnapshotId(), key),
        db
          .prepare(`${keep} VALUES (?, ?, ?, ?, ?)`)
          .bind(snapshotId, key, root._meta.schema, JSON.stringify(root), now),
        write(db, key, root, 'published'),
        db.prepare("DELETE FROM content_items WHERE delivery_key = ? AND state = 'draft'").bind(key),
      ])
      return snapshotId
    },
  }
}

function write(db: D1Database, key: string, root: Content, state: 'published' | 'draft'): D1PreparedStatement {
  return db
    .prepare(
      'INSERT OR REPLACE INTO content_items (delivery_key, state, delivery_id, schema, body, edited) VALUES (?, ?, ?, ?, ?, 1)',
    )
    .bind(key, state, root._meta.deliveryId, root._meta.schema, JSON.stringify(root))
}

function createSnapshotId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 24)
}
