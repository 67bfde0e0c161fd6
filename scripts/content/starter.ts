import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadContentTypes, writeFiles } from '../lib/content-types.ts'
import { main } from '../lib/main.ts'
import { root } from '../lib/root.ts'
import { starterContent } from '../lib/starter-content.ts'
import { seedRows } from '#sandbox/amplience/seed/rows.ts'

const folder = 'dist/starter-content'

// Writes content for an empty hub, to be imported with the vendor's command line: `npm run content -- starter`.
await main(async () => {
  const { isComplete } = await loadContentTypes()
  const files = starterContent((await seedRows()).rows, { isComplete })
  rmSync(join(root, folder), { recursive: true, force: true })
  writeFiles(join(root, folder), files)
  console.log(`${files.size} items written to ${folder}/.`)
})
