import { createHash, createHmac } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLite file of a D1 database in Miniflare's `dataFolder`. */
export function d1File(dataFolder: string, databaseId: string): string {
  const kind = 'miniflare-D1DatabaseObject'
  return join(dataFolder, 'd1', kind, `${durableObjectId(kind, databaseId)}.sqlite`)
}

/**
 * Applies the pending migrations in the order of their names, each in a transaction. Returns the names of the applied
 * ones.
 */
export function migrate(databaseFile: string, migrationsFolder: string): string[] {
  mkdirSync(dirname(databaseFile), { recursive: true })
  const db = new DatabaseSync(databaseFile)
  try {
    // The table of `wrangler d1 migrations`, so that both tools can be used on one database.
    db.exec(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    const applied = new Set(
      db
        .prepare('SELECT name FROM d1_migrations')
        .all()
        .map((row) => row['name']),
    )
    const pending = readdirSync(migrationsFolder)
      .filter((name) => name.endsWith('.sql') && !applied.has(name))
      .toSorted()
    for (const name of pending) {
      db.exec(`BEGIN;\n${readFileSync(join(migrationsFolder, name), 'utf8')}\n;`)
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name)
      db.exec('COMMIT')
    }
    return pending
  } finally {
    db.close()
  }
}

// How workerd computes the id of a Durable Object from its name.
function durableObjectId(uniqueKey: string, name: string): string {
  const key = createHash('sha256').update(uniqueKey).digest()
  const nameHash = createHmac('sha256', key).update(name).digest().subarray(0, 16)
  const check = createHmac('sha256', key).update(nameHash).digest().subarray(0, 16)
  return Buffer.concat([nameHash, check]).toString('hex')
}
