import { join } from 'node:path'
import { engine } from './engine.ts'
import { startGate } from './gate.ts'
import { freePort } from '#scripts/lib/ports.ts'
import { root } from '#scripts/lib/root.ts'
import { startTemporaryShop, withoutQuota } from '#scripts/lib/temporary-shop.ts'
import { localCertificate } from '#scripts/lib/tls.ts'

/** Serves a shop with its own data for the whole run, with a gate in front of its catalogue and search services. */
export default async function serveShop(): Promise<() => Promise<void>> {
  const [sandboxPort, gatePort] = [await freePort(), await freePort()]
  const isSecure = engine === 'webkit'
  const sandbox = `${isSecure ? 'https' : 'http'}://localhost:${sandboxPort}`
  const gate = await startGate(gatePort, new URL(sandbox))
  const scripts = `${sandbox}/scripts`
  const vars = {
    LOG_LEVEL: 'error',
    BLOCK_GALLERY: 'on',
    FIT_SCRIPT_URL: `${scripts}/fit.js`,
    RATINGS_SCRIPT_URL: `${scripts}/ratings.js`,
    // The other markets show the platform's own reviews.
    RATINGS_LOCALES: 'en',
    BIGCOMMERCE_GRAPHQL_URL: `http://localhost:${gatePort}/bigcommerce/store-sandbox-{channelId}/graphql`,
    CONSTRUCTOR_URL: `http://localhost:${gatePort}/constructor`,
  }
  const shop = await startTemporaryShop({
    sandboxPort,
    vars,
    sandboxVars: { ...withoutQuota, PICTURES: 'plain' },
    ...(isSecure && {
      tls: { host: 'localhost', certificate: localCertificate(join(root, '.data/tls'), 'localhost') },
    }),
  })
  process.env['SHOP'] = shop.storefront.origin
  process.env['SANDBOX'] = shop.sandbox.origin
  process.env['GATE'] = `http://localhost:${gatePort}`
  return async () => {
    await shop.stop()
    await gate.stop()
  }
}
