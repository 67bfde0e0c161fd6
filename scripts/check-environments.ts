import { environmentNames, writeEnvironment } from './lib/environments.ts'
import { main } from './lib/main.ts'
import { runWrangler } from './lib/wrangler.ts'

// A dry run of the deployment of each environment, with the build in dist/. It needs no account.
await main(async () => {
  for (const environment of environmentNames) {
    const { path, configuration } = writeEnvironment(environment)
    const output = await runWrangler(['deploy', '--dry-run', '--config', path])
    const size = /Total Upload: .*/.exec(output)?.[0] ?? ''
    console.log(`${configuration.name}: ${size}; required secrets: ${configuration.secrets.required.join(', ')}`)
  }
})
