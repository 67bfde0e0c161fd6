import { readEnvironmentName, readOptions } from './lib/arguments.ts'
import { buildIfStale } from './lib/build.ts'
import { writeEnvironment } from './lib/environments.ts'
import { main } from './lib/main.ts'
import { createPlatform } from './release/platform.ts'
import { rollBack } from './release/release.ts'

// Serves an earlier version to all visitors: `npm run rollback -- --env production --to {version id}`. The ids are in
// the output of the release and of `npx wrangler versions list`.
await main(async () => {
  const { env, to } = readOptions({ env: { type: 'string' }, to: { type: 'string' } })
  const environment = readEnvironmentName(env)
  if (!to) throw new Error('Name the version: --to {version id}. `npx wrangler versions list` shows the ids.')
  // wrangler needs the configuration only for the name of the Worker.
  await buildIfStale(['storefront'])
  const { path } = writeEnvironment(environment)
  await rollBack({ platform: createPlatform({ config: path }), versionId: to, say: console.log })
})
