import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from './lib/arguments.ts'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'
import { runCheck } from './lib/steps.ts'

/*
 * Compiles the shop, its commands and the sandbox, without their tests, with other markets than those of the tests: the
 * merchant's own, or with `--set-up one-market` those of a file of shared/set-ups.
 */
const { 'set-up': setUp } = readOptions({ 'set-up': { type: 'string' } })
const rooms = ['packages/sandbox', 'shared', 'client', 'worker', 'scripts']
/** Tests of the sandbox that have other names. */
const tests = ['packages/sandbox/contracts', 'packages/sandbox/*.config.ts'].map((path) => join(root, path))
/** What the scripts share with tests. */
const tablesOfTests = ['shared/test/fixed-texts.ts', 'worker/test/request-costs.ts'].map((file) => join(root, file))

await main(async () => {
  const folder = join(root, 'node_modules/.cache/market-types', setUp ?? 'own')
  mkdirSync(folder, { recursive: true })
  const fileOf = (room: string) => join(folder, `${room.replace('/', '-')}.json`)
  for (const [index, room] of rooms.entries()) {
    const source = join(root, room)
    const configuration = {
      extends: join(source, 'tsconfig.json'),
      compilerOptions: { customConditions: setUp ? [setUp] : [], outDir: join(folder, room) },
      include: [source],
      ...(room === 'scripts' && { files: tablesOfTests }),
      exclude: [...tests, join(source, '**/*.test.*'), join(source, '**/test/**')],
      references: rooms.slice(0, index).map((lower) => ({ path: fileOf(lower) })),
    }
    writeFileSync(fileOf(room), JSON.stringify(configuration))
  }
  const { failed } = await runCheck(join(root, 'node_modules/typescript/bin/tsc'), ['-b', fileOf('scripts')])
  if (failed) process.exitCode = 1
})
