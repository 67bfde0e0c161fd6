import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'
import { withShownLines } from './requirements/document.ts'
import { testsOf } from './requirements/tests-of.ts'

// Writes below each requirement of docs/requirements.md where it is seen and which tests show it.
await main(async () => {
  const file = join(root, 'docs/requirements.md')
  writeFileSync(file, withShownLines(readFileSync(file, 'utf8'), testsOf(root)))
})
