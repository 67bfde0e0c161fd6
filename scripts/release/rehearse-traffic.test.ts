import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { missingAssets, openPages, startTraffic } from './rehearse-traffic.ts'
import { versionsOfVisitor } from './versions-of-visitor.ts'

const cleanUps: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

/** A version whose home page names its script. It has the assets that are given. */
async function serve(version: string, assets: readonly string[]): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/') response.end(`<script src="/assets/${version}.js"></script>`)
    else if (url === '/health') response.end(JSON.stringify({ version }))
    else response.writeHead(assets.includes(url) ? 200 : 404).end()
  }).listen(0, '127.0.0.1')
  cleanUps.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function rehearse({ isPinned = true, kept = ['/assets/old.js'] } = {}) {
  const addresses: Record<string, string> = {
    old: await serve('old', ['/assets/old.js']),
    new: await serve('new', ['/assets/new.js', ...kept]),
  }
  let percentage = 0
  const traffic = await startTraffic({
    isPinned,
    addressOf: (id) => addresses[id] ?? '',
    shares: () => [
      { version_id: 'new', percentage },
      { version_id: 'old', percentage: 100 - percentage },
    ],
  })
  cleanUps.push(traffic.stop)
  return { origin: traffic.origin, take: (share: number) => void (percentage = share) }
}

test('pages of both builds find their assets at every step, if visitors are pinned and earlier assets are kept', async () => {
  const { origin, take } = await rehearse()
  const open = await openPages(origin, 60)
  for (const share of [5, 25, 100]) {
    take(share)
    open.push(...(await openPages(origin, 60)))
    expect(await missingAssets(origin, open)).toEqual([])
  }
  expect(new Set(open.flatMap(({ assets }) => assets))).toEqual(new Set(['/assets/old.js', '/assets/new.js']))
})

test('a visitor whose page is of the old build misses its assets at the new one, if they are not kept', async () => {
  const { origin, take } = await rehearse({ kept: [] })
  const open = await openPages(origin, 60)
  take(100)
  expect(await missingAssets(origin, open)).toEqual(['/assets/old.js'])
})

test('a visitor who is not pinned meets both versions, and asks the old one for assets of the new one', async () => {
  const { origin, take } = await rehearse({ isPinned: false })
  take(25)
  expect(new Set(await versionsOfVisitor(origin)).size).toBe(2)
  expect(await missingAssets(origin, await openPages(origin, 60))).toEqual(['/assets/new.js'])
})

test('a pinned visitor meets one version', async () => {
  const { origin, take } = await rehearse()
  take(25)
  expect(new Set(await versionsOfVisitor(origin)).size).toBe(1)
})
