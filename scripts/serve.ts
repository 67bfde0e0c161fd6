import { styleText } from 'node:util'
import { join } from 'node:path'
import { markets } from '../shared/markets.ts'
import { buildIfStale } from './lib/build.ts'
import { isPortFree } from './lib/ports.ts'
import { root } from './lib/root.ts'
import { defaultPort, defaultSandboxPort, startShop } from './lib/shop.ts'
import { untilSignal } from './lib/signals.ts'

const port = portFrom('PORT', defaultPort)
const sandboxPort = portFrom('SANDBOX_PORT', defaultSandboxPort)
const styles = process.env['SANDBOX_STYLES'] ? Number(process.env['SANDBOX_STYLES']) : undefined

try {
  await claim(port, 'PORT=9000 npm start')
  await claim(sandboxPort, 'SANDBOX_PORT=9001 npm start')
  console.log('Building …')
  console.log((await buildIfStale()) ? 'Built.' : 'The build is up to date.')
  const shop = await startShop({ port, sandboxPort, styles, dataFolder: join(root, '.data') })
  for (const [name, market] of Object.entries(markets)) {
    console.log(`${name.padEnd(9)} ${styleText('cyan', new URL(market.prefix || '/', shop.storefront).href)}`)
  }
  console.log(`sandbox   ${styleText('cyan', shop.sandbox.href)}\nCtrl-C ends both.`)
  await untilSignal()
  await shop.stop()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
process.exit()

async function claim(wanted: number, advice: string): Promise<void> {
  if (!(await isPortFree(wanted))) throw new Error(`Port ${wanted} is taken. Stop what uses it, or choose another: ${advice}`)
}

function portFrom(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  console.error(`${name} is ${process.env[name]}, which is not a port number (1 to 65535).`)
  process.exit(1)
}
