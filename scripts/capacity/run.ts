import { main } from '../lib/main.ts'
import { capacityTables } from './tables.ts'

// Prints the computed tables of docs/records/capacity.md. `npm run documents` writes them there.
await main(async () => {
  for (const [name, table] of Object.entries(capacityTables())) console.log(`${name}\n\n${table}\n`)
})
