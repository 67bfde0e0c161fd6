import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from '../lib/arguments.ts'
import { main } from '../lib/main.ts'
import { root } from '../lib/root.ts'
import { withTables } from './document.ts'
import { capacityTables } from './tables.ts'

const file = join(root, 'docs/records/capacity.md')

// Prints the computed tables of docs/records/capacity.md; --write puts them there.
await main(async () => {
  const { write } = readOptions({ write: { type: 'boolean', default: false } })
  const tables = capacityTables()
  if (write) writeFileSync(file, withTables(readFileSync(file, 'utf8'), tables))
  else for (const [name, table] of Object.entries(tables)) console.log(`${name}\n\n${table}\n`)
})
