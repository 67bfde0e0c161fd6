import { join } from 'node:path'
import { buildIfStale } from './lib/build.ts'
import { main, untilSignal } from './lib/main.ts'
import { readFreePort, defaultPorts } from './lib/ports.ts'
import { root } from './lib/root.ts'
import { chosenStyles, startSandbox } from './lib/shop.ts'
import { temporaryData, withoutQuota } from './lib/temporary-shop.ts'

const isTemporary = process.argv.includes('--temporary')

// Serves only the sandbox until Ctrl-C. `--temporary` gives it new data and deletes them afterwards.
await main(async () => {
  const port = await readFreePort('SANDBOX_PORT')
  await buildIfStale(['sandbox'])
  const { dataFolder, discard } = isTemporary ? temporaryData() : { dataFolder: join(root, '.data'), discard: () => {} }
  try {
    const sandbox = await startSandbox(
      { dataFolder, styles: chosenStyles(), ...(isTemporary && { sandboxVars: withoutQuota }) },
      { ...defaultPorts, sandbox: port },
    )
    console.log(`Sandbox: http://localhost:${port}`)
    await untilSignal()
    await sandbox.stop()
  } finally {
    discard()
  }
})
