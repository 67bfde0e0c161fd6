import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capacityTables } from './capacity/tables.ts'
import { withParts } from './lib/generated-parts.ts'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'
import { settingList } from './lib/setting-list.ts'

// Writes the generated parts of the documents. Tests compare them.
await main(async () => {
  const parts = {
    'docs/configuration.md': { settings: settingList() },
    'docs/records/capacity.md': capacityTables(),
  }
  for (const [path, generated] of Object.entries(parts)) {
    const file = join(root, path)
    writeFileSync(file, withParts(readFileSync(file, 'utf8'), generated))
  }
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...Object.keys(parts)], { cwd: root })
})
