import { join } from 'node:path'
import { styleText } from 'node:util'
import { readOptions } from './lib/arguments.ts'
import { buildIfStale } from './lib/build.ts'
import { tickFeeds } from './lib/feed-ticks.ts'
import { main, untilSignal } from './lib/main.ts'
import { readFreePort } from './lib/ports.ts'
import { root } from './lib/root.ts'
import { chosenStyles, startShop } from './lib/shop.ts'
import { localCertificate, networkAddresses } from './lib/tls.ts'
import { unconfiguredSettings } from './lib/unconfigured-settings.ts'
import { openRasterStore } from './pictures/raster-store.ts'
import { markets } from '#shared/markets.ts'

await main(async () => {
  const { https: isHttps, host = 'localhost' } = readOptions({ https: { type: 'boolean' }, host: { type: 'string' } })
  if (host !== 'localhost' && !isHttps)
    throw new Error('--host needs --https, because other hosts get no cookies without it.')
  const port = await readFreePort('PORT')
  const sandboxPort = await readFreePort('SANDBOX_PORT')
  console.log('Building …')
  const built = await buildIfStale()
  console.log(built.length > 0 ? `Built ${built.join(' and ')}.` : 'The build is up to date.')
  const dataFolder = join(root, '.data')
  const pictures = openRasterStore(join(dataFolder, 'pictures'))
  const shop = await startShop({
    ...(isHttps && { tls: { host, certificate: localCertificate(join(dataFolder, 'tls'), host) } }),
    port,
    sandboxPort,
    styles: chosenStyles(),
    dataFolder,
    pictures,
    vars: galleryVars(),
    isWatched: true,
  })
  const stopTicks = tickFeeds(shop.workers.storefront)
  // Warms up the category trees for the first visitor, as a deployment's monitoring does.
  const readiness = await fetch(new URL('/health/ready', shop.workers.storefront.addresses[0]))
  for (const { label, prefix } of Object.values(markets)) announce(label, new URL(prefix || '/', shop.storefront))
  announce('Sandbox', shop.sandbox)
  announce('Fault switches', new URL('/control/faults-page', shop.sandbox))
  announce('Operations', new URL('/control/operations', shop.sandbox))
  const unconfigured = await unconfiguredSettings(readiness)
  if (unconfigured.length > 0)
    console.log(
      `The shop does not run: set ${unconfigured.join(', ')} in [vars] of wrangler.toml or in .dev.vars. npm run doctor says what is wrong.`,
    )
  const [address] = networkAddresses()
  if (isHttps && host === 'localhost' && address !== undefined)
    console.log(`For a phone in the same network: npm start -- --https --host ${address}`)
  if (isHttps) console.log('The certificate is made on this computer, so a browser asks once whether to trust it.')
  console.log('Press Ctrl-C to stop both.')
  await untilSignal()
  stopTicks()
  pictures.stop()
  await shop.stop()
})

/** `BLOCK_GALLERY=on npm start` also serves the gallery of blocks. */
function galleryVars(): Record<string, string> {
  const { BLOCK_GALLERY } = process.env
  return BLOCK_GALLERY ? { BLOCK_GALLERY } : {}
}

function announce(name: string, url: URL): void {
  console.log(`${name.padEnd(18)} ${styleText('cyan', url.href)}`)
}
