import { catalogueFingerprint, generateCatalogue, type CatalogueOptions } from './generate.ts'
import {
  catalogueTables,
  categoryValues,
  deleteSearchRows,
  entryValues,
  insertMany,
  summaryStatements,
  tableNames,
  type TableName,
} from './statements.ts'

const entriesPerBatch = 100

/**
 * Fills the catalogue tables of a migrated database, unless they already hold this catalogue. Does not touch other
 * tables.
 */
export async function seedCatalogue(db: D1Database, options: CatalogueOptions = {}): Promise<void> {
  const fingerprint = catalogueFingerprint(options)
  const present = await db.prepare("SELECT value FROM seed WHERE key = 'catalogue'").first<string>('value')
  if (present === fingerprint) return
  await db.batch([...catalogueTables.map((table) => db.prepare(`DELETE FROM ${table}`)), db.prepare(deleteSearchRows)])
  await db.prepare(insertMany('categories')).bind(JSON.stringify(categoryValues())).run()

  let pending = new Map<TableName, unknown[]>()
  let entries = 0
  const flush = async () => {
    const statements = tableNames.flatMap((table) => {
      const rows = pending.get(table)
      return rows ? [db.prepare(insertMany(table)).bind(JSON.stringify(rows))] : []
    })
    pending = new Map()
    if (statements.length > 0) await db.batch(statements)
  }
  for (const entry of generateCatalogue(options)) {
    for (const [table, rows] of entryValues(entry)) pending.set(table, [...(pending.get(table) ?? []), ...rows])
    if (++entries % entriesPerBatch === 0) await flush()
  }
  await flush()
  await db.batch([
    ...summaryStatements.map((sql) => db.prepare(sql)),
    db.prepare("INSERT OR REPLACE INTO seed (key, value) VALUES ('catalogue', ?)").bind(fingerprint),
  ])
}
