import { join } from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'
import { root } from './root.ts'
import type { RunningWorker } from './workers.ts'

const everyMs = 60_000

/**
 * Calls the storefront's cron trigger at once and every minute, because nothing else does so on this computer. The
 * first tick makes the product feeds. Returns the function that ends the calls.
 */
export function tickFeeds({ miniflare }: Pick<RunningWorker, 'miniflare'>): () => void {
  const [cron = ''] = readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true }).triggers.crons ?? []
  // The Worker logs what fails.
  const tick = async () => (await miniflare.getWorker()).scheduled({ cron })
  const timer = setInterval(() => void tick().catch(() => undefined), everyMs)
  void tick().catch(() => undefined)
  return () => clearInterval(timer)
}
