import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../lib/root.ts'
import type { Shop } from '../lib/shop.ts'
import { startTemporaryShop } from '../lib/temporary-shop.ts'
import { listOwnAssets } from './earlier-assets.ts'
import { type OpenPage, missingAssets, openPages, startTraffic } from './rehearse-traffic.ts'
import { rehearsedVersions, startRehearsal } from './rehearse.ts'

const visitors = 40
const earlierFolder = 'dist/earlier'

/**
 * Rehearses a release on this machine: an earlier build serves, each uploaded version is served against a sandbox of
 * its own, and requests reach the versions by their shares.
 */
export async function rehearseRelease(account: { secrets: readonly string[]; migrations: readonly string[] }) {
  const shops = new Map<string, Shop>()
  const serve = async (id: string, tag: string, build?: string) => {
    const version = { id, tag, timestamp: new Date().toISOString() }
    shops.set(id, await startTemporaryShop({ version, onLog: showErrors, ...(build && { build }) }))
  }
  await serve(rehearsedVersions.running, 'running', copyBuildWithOtherNames())
  const standIn = await startRehearsal({
    ...account,
    onUpload: ({ id, tag }) => serve(id, tag),
    figures: () => traffic.figures(),
  })
  const traffic = await startTraffic({
    addressOf: (id) => shops.get(id)?.storefront.origin ?? '',
    shares: () => standIn.deployments.at(-1) ?? [],
  })
  const openBefore = await openPages(traffic.origin, visitors)
  return {
    env: standIn.env,
    origin: traffic.origin,
    /** Visits the shop as new visitors, and goes on in the pages that were open before the release. */
    visit: async () => reportMissing([...openBefore, ...(await openPages(traffic.origin, visitors))]),
    stop: async () => {
      await Promise.all([standIn.stop(), traffic.stop(), ...[...shops.values()].map((shop) => shop.stop())])
      rmSync(join(root, earlierFolder), { recursive: true, force: true })
    },
  }

  async function reportMissing(pages: readonly OpenPage[]): Promise<void> {
    const missing = await missingAssets(traffic.origin, pages)
    if (missing.length > 0) throw new Error(`${missing.length} assets of open pages are missing, such as ${missing[0]}`)
    const builds = new Set(pages.map(({ assets }) => assets.some((name) => name.includes('-earlier'))))
    console.log(`ok      ${pages.length} pages of ${builds.size} builds have all their assets`)
  }
}

/** A build with the same code and other names of its assets, as after any change. Returns its configuration. */
function copyBuildWithOtherNames(): string {
  const folder = join(root, earlierFolder)
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['client', 'storefront']) cpSync(join(root, 'dist', part), join(folder, part), { recursive: true })
  const names = globSync('client/assets/*', { cwd: folder }).map((path) => basename(path))
  const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, '-earlier$1')]))
  const pattern = new RegExp([...names].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const path of globSync('**/*.{js,css,json}', { cwd: folder })) {
    const file = join(folder, path)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(pattern, (name) => renamed.get(name) ?? name),
    )
  }
  for (const [name, other] of renamed)
    renameSync(join(folder, 'client/assets', name), join(folder, 'client/assets', other))
  listOwnAssets(join(folder, 'client'))
  return `${earlierFolder}/storefront/wrangler.json`
}

/** Leaves out the line of each request, because the smoke test names what it visits. */
function showErrors(line: string): void {
  if (line.includes('"level":"error"')) console.error(line)
}
