import { DatabaseSync } from 'node:sqlite'
import { catalogueFingerprint, defaultSeed, defaultStyles, generateCatalogue } from '#sandbox/catalogue/generate.ts'
import {
  catalogueTables,
  categoryValues,
  deleteSearchRows,
  entryValues,
  insertOne,
  summaryStatements,
  tableNames,
  type TableName,
} from '#sandbox/catalogue/statements.ts'

type SeedSandboxOptions = {
  /** SQLite file of the local D1 database. It must be migrated, and no Worker may be running on it. */
  databaseFile: string
  styles?: number | undefined
  seed?: string | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
}

type SeedOutcome = 'seeded' | 'present'

const ENTRIES_PER_TRANSACTION = 1000

/** Fills the catalogue tables, unless they already hold this catalogue. Does not change carts, customers or orders. */
export function seedSandbox({
  databaseFile,
  styles = defaultStyles,
  seed = defaultSeed,
  onProgress,
}: SeedSandboxOptions): SeedOutcome {
  const db = new DatabaseSync(databaseFile, { enableForeignKeyConstraints: false })
  try {
    const fingerprint = catalogueFingerprint({ styles, seed })
    if (db.prepare("SELECT value FROM seed WHERE key = 'catalogue'").get()?.['value'] === fingerprint) return 'present'
    db.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -65536')
    replaceCatalogue(db, { styles, seed, onProgress })
    db.prepare("INSERT OR REPLACE INTO seed (key, value) VALUES ('catalogue', ?)").run(fingerprint)
    return 'seeded'
  } finally {
    db.close()
  }
}

/** Prints a progress bar in a terminal, otherwise a line for every tenth. */
export function createProgressBar(
  label: string,
  out: NodeJS.WriteStream = process.stderr,
): (done: number, total: number) => void {
  const width = 30
  return (done, total) => {
    if (!out.isTTY) {
      if (
        Math.floor(done / ENTRIES_PER_TRANSACTION) % Math.ceil(total / 10 / ENTRIES_PER_TRANSACTION) === 0 ||
        done === total
      )
        out.write(`${label}: ${done} of ${total}\n`)
      return
    }
    const filled = Math.round((done / total) * width)
    out.write(
      `\r${label} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done} of ${total}${done === total ? '\n' : ''}`,
    )
  }
}

function replaceCatalogue(
  db: DatabaseSync,
  { styles, seed, onProgress }: { styles: number; seed: string; onProgress: SeedSandboxOptions['onProgress'] },
): void {
  const inserts = new Map(tableNames.map((table) => [table, db.prepare(insertOne(table))]))
  const insert = (table: TableName, rows: readonly (readonly (string | number | null)[])[]) => {
    for (const row of rows) inserts.get(table)?.run(...row)
  }
  db.exec('BEGIN')
  db.exec("DELETE FROM seed WHERE key = 'catalogue'")
  for (const table of catalogueTables) db.exec(`DELETE FROM ${table}`)
  db.exec(deleteSearchRows)
  insert('categories', categoryValues())
  let done = 0
  for (const entry of generateCatalogue({ styles, seed })) {
    for (const [table, rows] of entryValues(entry)) insert(table, rows)
    done += 1
    if (done % ENTRIES_PER_TRANSACTION === 0) {
      db.exec('COMMIT; BEGIN')
      onProgress?.(done, styles)
    }
  }
  for (const sql of summaryStatements) db.exec(sql)
  db.exec('COMMIT')
  if (done % ENTRIES_PER_TRANSACTION !== 0) onProgress?.(done, styles)
}
