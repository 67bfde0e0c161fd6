import type { Shop } from '../lib/shop.ts'
import { startTemporaryShop } from '../lib/temporary-shop.ts'
import { startStandIn } from './platform-stand-in.ts'

/**
 * The versions of a rehearsal: one from before the last migration, an earlier one, and the one that serves all
 * visitors.
 */
export const rehearsedVersions = {
  beforeMigration: '00000000-0000-4000-8000-000000000001',
  earlier: '00000000-0000-4000-8000-000000000002',
  running: '00000000-0000-4000-8000-000000000003',
} as const

/**
 * The place of an account in a rehearsal: a stand-in for the platform's API, which wrangler calls, and each uploaded
 * version served on this machine against the sandbox. `origin` is the address of the last uploaded version.
 */
export async function startRehearsal({
  secrets,
  migrations,
}: {
  secrets: readonly string[]
  /** Tags of the build's migrations, the oldest first. */
  migrations: readonly string[]
}) {
  const shops: Shop[] = []
  const [before = null, last = null] = [migrations.at(-2), migrations.at(-1)]
  const standIn = await startStandIn({
    secrets,
    versions: [
      { id: rehearsedVersions.beforeMigration, tag: 'before', migration: before },
      { id: rehearsedVersions.earlier, tag: 'earlier', migration: last },
      { id: rehearsedVersions.running, tag: 'running', migration: last },
    ],
    onUpload: async ({ id, tag }) => {
      const version = { id, tag, timestamp: new Date().toISOString() }
      shops.push(await startTemporaryShop({ version, onLog: showErrors }))
    },
  })
  return {
    env: standIn.env,
    origin: () => {
      const shop = shops.at(-1)
      if (!shop) throw new Error('No version has been uploaded.')
      return shop.storefront.origin
    },
    stop: async () => {
      await Promise.all([standIn.stop(), ...shops.map((shop) => shop.stop())])
    },
  }
}

/** Leaves out the line of each request, because the smoke test names what it visits. */
function showErrors(line: string): void {
  if (line.includes('"level":"error"')) console.error(line)
}
