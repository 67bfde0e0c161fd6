import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../doctor/read-settings.ts'
import { loadContentTypes, writeFiles } from '../lib/content-types.ts'
import { main } from '../lib/main.ts'
import { previewSettings } from '../lib/preview-link.ts'
import { root } from '../lib/root.ts'
import { type Registration, visualisationsOf, withVisualisations } from '../lib/visualisations.ts'
import { defaultMarketCode } from '#shared/markets.ts'

const cliPackage = '@amplience/dc-cli@0.19.1'
const registrations = 'content-types'
const { values, positionals } = parseArgs({
  options: { env: { type: 'string' }, days: { type: 'string', default: '365' } },
  allowPositionals: true,
})

// Generates the content types and registers them with the hub for which Amplience's CLI is configured, each with the
// pages of the environment's shop that show an item: `npm run content -- push --env production`. Arguments after
// another `--` go to that CLI.
await main(async () => {
  const { sites, configuration } = previewSettings(readSettings(values.env).env)
  const { domains, key } = configuration
  const expires = Math.floor(Date.now() / 1000) + Number(values.days) * 86_400
  const shop = {
    origin: sites[defaultMarketCode].origin,
    visualisations: await visualisationsOf({ sites, environments: domains, key, expires }),
  }
  const { contentTypeFiles } = await loadContentTypes()
  const folder = mkdtempSync(join(tmpdir(), 'content-types-'))
  try {
    const exported = join(folder, 'exported')
    mkdirSync(exported)
    run(['content-type', 'export', exported])
    const existing = new Map(
      globSync('*.json', { cwd: exported }).map((name) => registered(readFileSync(join(exported, name), 'utf8'))),
    )
    const files = [...contentTypeFiles()].map(([path, text]) => {
      if (!path.startsWith(`${registrations}/`)) return [path, text] as const
      const [uri, own] = registered(text)
      return [path, JSON.stringify(withVisualisations(own, shop, existing.get(uri)), null, 2)] as const
    })
    writeFiles(folder, new Map(files))
    // Schemas first, because a content type refers to its schema.
    run(['content-type-schema', 'import', join(folder, 'content-type-schemas')])
    run(['content-type', 'import', join(folder, registrations), '--sync', '--skipAssign'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

function registered(text: string): readonly [string, Registration] {
  const registration = JSON.parse(text) as Registration
  return [registration.contentTypeUri, registration]
}

function run(command: readonly string[]): void {
  const { status, error } = spawnSync('npx', ['--yes', cliPackage, ...command, ...positionals], {
    cwd: root,
    stdio: 'inherit',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`dc-cli ${command.slice(0, 2).join(' ')} ended with ${status}.`)
}
