import { createHash, createHmac } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The SQLite file in which Miniflare keeps a D1 database under `dataFolder`. */
export function d1File(dataFolder: string, databaseId: string): string {
  const kind = 'miniflare-D1DatabaseObject'
  return join(dataFolder, 'd1', kind, `${durableObjectId(kind, databaseId)}.sqlite`)
}

/**
 * Applies the migrations that the database has not had, in order of their names, each in a transaction. Returns the
 * names of those applied.
 */
export function migrate(databaseFile: string, migrationsFolder: string): string[] {
  mkdirSync(dirname(databaseFile), { recursive: true })
  const db = new DatabaseSync(databaseFile)
  try {
    // The table in which `wrangler d1 migrations` keeps its own record, so that both may be used on one database.
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

// workerd's rule for the id of an object that is asked for by name.
function durableObjectId(uniqueKey: string, name: string): string {
  const key = createHash('sha256').update(uniqueKey).digest()
  const nameHash = createHmac('sha256', key).update(name).digest().subarray(0, 16)
  const check = createHmac('sha256', key).update(nameHash).digest().subarray(0, 16)
  return Buffer.concat([nameHash, check]).toString('hex')
}
