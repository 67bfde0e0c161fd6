import { refuseWrongSettings } from './doctor/refuse-wrong-settings.ts'
import { readEnvironmentName, readOptions } from './lib/arguments.ts'
import { buildIfStale } from './lib/build.ts'
import { writeEnvironment } from './lib/environments.ts'
import { main } from './lib/main.ts'
import { runWrangler } from './lib/wrangler.ts'

// Deploys a build to an environment at once, for all visitors. Needed for the first deployment and for each one with a
// new migration, which the platform refuses to upload as a version. Otherwise use `npm run release`.
await main(async () => {
  const { env } = readOptions({ env: { type: 'string' } })
  const environment = readEnvironmentName(env)
  refuseWrongSettings(environment)
  await buildIfStale(['storefront'])
  const { path } = writeEnvironment(environment)
  await runWrangler(['deploy', '--config', path], { isShown: true })
})
