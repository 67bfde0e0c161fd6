import { readEnvironmentName, readOptions } from './lib/arguments.ts'
import { writeName } from './lib/environments.ts'
import { main } from './lib/main.ts'
import { createPlatform } from './release/platform.ts'
import { rehearsedVersions, startRehearsal } from './release/rehearse.ts'
import { planRollback, rollBack } from './release/release.ts'

// Serves an earlier version to all visitors: `npm run rollback -- --env production --to {version id}`. The ids are in
// the output of the release and of `npx wrangler versions list`. --plan only reads, and prints what would happen.
// --rehearse does everything without an account. Nothing is built.
await main(async () => {
  const { env, to, plan, rehearse } = readOptions({
    env: { type: 'string' },
    to: { type: 'string' },
    plan: { type: 'boolean', default: false },
    rehearse: { type: 'boolean', default: false },
  })
  const environment = readEnvironmentName(env)
  const versionId = to ?? (rehearse ? rehearsedVersions.earlier : undefined)
  if (!versionId) throw new Error('Name the version: --to {version id}. `npx wrangler versions list` shows the ids.')
  // In an emergency the sources may not build.
  const { path, secrets, migrations } = writeName(environment)
  const rehearsal = rehearse ? await startRehearsal({ secrets, migrations }) : null
  try {
    const platform = createPlatform({ config: path, ...(rehearsal && { env: rehearsal.env }) })
    await (plan ? planRollback : rollBack)({ platform, versionId, say: console.log })
  } finally {
    await rehearsal?.stop()
  }
})
