import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContentTypes, writeFiles } from './lib/content-types.ts'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'
import { setShopOrigin } from './lib/shop-origin.ts'

const cliPackage = '@amplience/dc-cli@0.19.1'

// Generates the content types and registers them with the hub for which Amplience's CLI is configured.
// Passes further arguments to that CLI.
await main(async () => {
  const origin = process.env['SHOP_ORIGIN'] ?? ''
  const { contentTypeFiles } = await loadContentTypes()
  const files = [...contentTypeFiles()].map(
    ([path, text]) => [path, path.startsWith('content-types/') ? setShopOrigin(text, origin) : text] as const,
  )
  const folder = mkdtempSync(join(tmpdir(), 'content-types-'))
  try {
    writeFiles(folder, new Map(files))
    // Schemas first, because a content type refers to its schema.
    run(['content-type-schema', 'import', join(folder, 'content-type-schemas')])
    run(['content-type', 'import', join(folder, 'content-types'), '--sync', '--skipAssign'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function run(command: readonly string[]): void {
  const { status, error } = spawnSync('npx', ['--yes', cliPackage, ...command, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`dc-cli ${command.slice(0, 2).join(' ')} ended with ${status}.`)
}
