import type { SandboxEnv } from '../../env.ts'
import { withTypeBase } from './draft.ts'
import { seedRows } from './rows.ts'

let release: ReturnType<typeof seedRows> | undefined

export type SeedEnv = Pick<SandboxEnv, 'DB' | 'CONTENT_TYPE_BASE'>

/** Updates the tables to this release's content and editions. Items that an editor has changed stay. */
export async function seedOnce({ DB: db, CONTENT_TYPE_BASE: base }: SeedEnv): Promise<void> {
  release ??= seedRows()
  const { version: seed, rows, editions } = await release
  const version = `${seed} ${base}`
  const typed = (text: string) => withTypeBase(text, base)
  const present = await db.prepare("SELECT value FROM seed WHERE key = 'content'").first<{ value: string }>()
  if (present?.value === version) return
  const insert = db.prepare(
    `INSERT INTO content_items (delivery_key, delivery_id, schema, body) VALUES (?, ?, ?, ?)
     ON CONFLICT (delivery_key, state) DO UPDATE SET delivery_id = excluded.delivery_id, schema = excluded.schema, body = excluded.body WHERE edited = 0`,
  )
  const schedule = db.prepare(
    'INSERT INTO content_versions (snapshot_id, delivery_key, schema, body, starts_at, ends_at, edition_id) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  await db.batch([
    db.prepare('DELETE FROM content_items WHERE edited = 0'),
    db.prepare(
      `DELETE FROM content_versions WHERE edition_id NOT LIKE 'scheduled-%'
       OR edition_id IS NULL AND delivery_key NOT IN (SELECT delivery_key FROM content_items WHERE state = 'published' AND edited = 1)`,
    ),
    ...rows.map(({ key, content, body }) =>
      insert.bind(key, content._meta.deliveryId, typed(content._meta.schema), typed(body)),
    ),
    ...editions.map(({ key, content, body, edition }) =>
      schedule.bind(
        edition.snapshotId,
        key,
        typed(content._meta.schema),
        typed(body),
        Date.parse(edition.start),
        Date.parse(edition.end),
        edition.id,
      ),
    ),
    db.prepare("INSERT OR REPLACE INTO seed (key, value) VALUES ('content', ?)").bind(version),
  ])
}
