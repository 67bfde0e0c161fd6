import { join } from 'node:path'
import { refuseWrongSettings } from './doctor/refuse-wrong-settings.ts'
import { readEnvironmentName, readOptions } from './lib/arguments.ts'
import { buildIfStale } from './lib/build.ts'
import { writeEnvironment } from './lib/environments.ts'
import { main } from './lib/main.ts'
import { root } from './lib/root.ts'
import { runWrangler } from './lib/wrangler.ts'
import { dropEarlierAssets, keepEarlierAssets, sayKept } from './release/earlier-assets.ts'

// Deploys a build to an environment at once, for all visitors. Needed for the first deployment and for each one with a
// new migration, which the platform refuses to upload as a version. Otherwise use `npm run release`.
await main(async () => {
  const { env } = readOptions({ env: { type: 'string' } })
  const environment = readEnvironmentName(env)
  refuseWrongSettings(environment)
  await buildIfStale(['storefront'])
  const { path, configuration } = writeEnvironment(environment)
  const folder = join(root, 'dist/client')
  const { origin } = new URL(configuration.vars.PUBLIC_ORIGIN ?? '')
  try {
    // Before the first deployment, nothing runs there.
    await keepEarlierAssets({ folder, origin, now: Date.now() }).then(sayKept, (error: unknown) =>
      console.log(`The assets of earlier builds are not kept: ${error instanceof Error ? error.message : error}`),
    )
    await runWrangler(['deploy', '--config', path], { isShown: true })
  } finally {
    dropEarlierAssets(folder)
  }
})
