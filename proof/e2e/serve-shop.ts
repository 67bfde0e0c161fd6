import { startGate } from './gate.ts'
import { freePort } from '#scripts/lib/ports.ts'
import { startTemporaryShop, withoutQuota } from '#scripts/lib/temporary-shop.ts'

/** Serves a shop with its own data for the whole run, with a gate in front of its catalogue and search services. */
export default async function serveShop(): Promise<() => Promise<void>> {
  const [sandboxPort, gatePort] = [await freePort(), await freePort()]
  const gate = await startGate(gatePort, new URL(`http://localhost:${sandboxPort}`))
  const scripts = `http://localhost:${sandboxPort}/scripts`
  const vars = {
    LOG_LEVEL: 'error',
    BLOCK_GALLERY: 'on',
    FIT_SCRIPT_URL: `${scripts}/fit.js`,
    RATINGS_SCRIPT_URL: `${scripts}/ratings.js`,
    BIGCOMMERCE_GRAPHQL_URL: `http://localhost:${gatePort}/bigcommerce/store-sandbox-{channelId}/graphql`,
    CONSTRUCTOR_URL: `http://localhost:${gatePort}/constructor`,
  }
  const shop = await startTemporaryShop({ sandboxPort, vars, sandboxVars: { ...withoutQuota, PICTURES: 'plain' } })
  process.env['SHOP'] = shop.storefront.origin
  process.env['SANDBOX'] = shop.sandbox.origin
  process.env['GATE'] = `http://localhost:${gatePort}`
  return async () => {
    await shop.stop()
    await gate.stop()
  }
}
