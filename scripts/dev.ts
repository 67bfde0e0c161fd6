import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readSettings } from './doctor/read-settings.ts'
import { buildIfStale } from './lib/build.ts'
import { main, untilSignal } from './lib/main.ts'
import { readFreePort, defaultPorts } from './lib/ports.ts'
import { root } from './lib/root.ts'
import { chosenStyles, registerAtSandbox, startSandbox } from './lib/shop.ts'

// Serves the storefront from its sources with hot module replacement, and the built sandbox. Both use their default
// ports, because those are in the configured addresses.
await main(async () => {
  for (const name of ['PORT', 'SANDBOX_PORT'] as const) {
    if (process.env[name])
      throw new Error(
        `npm run dev always uses the ports ${defaultPorts.storefront} and ${defaultPorts.sandbox}: unset ${name}.`,
      )
    await readFreePort(name)
  }
  await buildIfStale(['sandbox'])
  const sandbox = await startSandbox({ dataFolder: join(root, '.data'), styles: chosenStyles() }, defaultPorts)
  await registerAtSandbox(readSettings(undefined).env, new URL(`http://localhost:${defaultPorts.storefront}`))
  const vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], { cwd: root, stdio: 'inherit' })
  const ended = once(vite, 'exit')
  await Promise.race([untilSignal(), ended])
  vite.kill('SIGTERM')
  await ended
  await sandbox.stop()
})
