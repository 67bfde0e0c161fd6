import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'
import { withShopOrigin } from './lib/shop-origin.ts'

const commandLine = '@amplience/dc-cli@0.19.1'

// Registers docs/content-types/ with the hub that the vendor's command line is configured for; further arguments are
// handed to it.
await main(async () => {
  const origin = process.env['SHOP_ORIGIN'] ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'content-types-'))
  try {
    cpSync(join(root, 'docs/content-types'), folder, { recursive: true })
    for (const path of globSync('content-types/*.json', { cwd: folder })) {
      const file = join(folder, path)
      writeFileSync(file, withShopOrigin(readFileSync(file, 'utf8'), origin))
    }
    // A type is registered by its schema, which must be there first.
    run(['content-type-schema', 'import', join(folder, 'content-type-schemas')])
    run(['content-type', 'import', join(folder, 'content-types'), '--sync', '--skipAssign'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function run(command: readonly string[]): void {
  const { status, error } = spawnSync('npx', ['--yes', commandLine, ...command, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`dc-cli ${command.slice(0, 2).join(' ')} ended with ${status}.`)
}
