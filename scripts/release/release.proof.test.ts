import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startStandIn } from './platform-stand-in.ts'
import { createPlatform } from './platform.ts'
import { planRollback, prepareRelease, promote, rollBack } from './release.ts'
import { createSmokeTest } from './smoke-test.ts'

const before = '00000000-0000-4000-8000-000000000001'
const old = '00000000-0000-4000-8000-000000000002'
const wallets = { id: old, tag: 'old', migration: 'wallets' }
const cleanUps: (() => void | Promise<void>)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

/** A Worker of one file, which wrangler uploads to the stand-in. */
async function openAccount({ secrets = ['SESSION_KEYS'], versions = [wallets] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
  const config = join(folder, 'wrangler.json')
  writeFileSync(join(folder, 'index.js'), 'export default { fetch: () => new Response() }')
  writeFileSync(
    config,
    JSON.stringify({
      name: 'shop',
      main: 'index.js',
      compatibility_date: '2026-10-01',
      secrets: { required: ['SESSION_KEYS'] },
    }),
  )
  const standIn = await startStandIn({ secrets, versions })
  cleanUps.push(standIn.stop)
  const said: string[] = []
  return {
    standIn,
    said,
    platform: createPlatform({ config, env: standIn.env }),
    say: (line: string) => void said.push(line),
  }
}

const release = { tag: 'abc1234', migration: 'wallets' }

test('a release uploads a version, serves it to 0 %, and is promoted in steps', async () => {
  const { standIn, platform, say } = await openAccount()
  let sharesAtTest: unknown
  const prepared = await prepareRelease({
    ...release,
    platform,
    say,
    smokeTest: async () => {
      sharesAtTest = standIn.deployments.at(-1)
      return []
    },
  })
  const { versionId } = prepared
  expect(standIn.versions.at(-1)).toMatchObject({ id: versionId, tag: 'abc1234' })
  expect(sharesAtTest).toEqual([
    { version_id: versionId, percentage: 0 },
    { version_id: old, percentage: 100 },
  ])
  await promote(platform, prepared, 25)
  expect(standIn.deployments.at(-1)).toEqual([
    { version_id: versionId, percentage: 25 },
    { version_id: old, percentage: 75 },
  ])
  await promote(platform, prepared, 100)
  expect(standIn.deployments.at(-1)).toEqual([{ version_id: versionId, percentage: 100 }])
})

test('a release that fails its smoke test is not promoted, and all visitors keep the old version', async () => {
  const { standIn, platform, say } = await openAccount()
  const smokeTest = async () => ['home of us: /us responded with 500, not 200']
  await expect(prepareRelease({ ...release, platform, say, smokeTest })).rejects.toThrow(
    /smoke test failed, so the version is not promoted[^]*home of us: \/us responded with 500/,
  )
  expect(standIn.deployments.at(-1)).toEqual([{ version_id: old, percentage: 100 }])
})

test('a release without a required secret fails with its name, and nothing is uploaded', async () => {
  const { standIn, platform, say } = await openAccount({ secrets: [] })
  await expect(prepareRelease({ ...release, platform, say, smokeTest: async () => [] })).rejects.toThrow(/SESSION_KEYS/)
  expect([standIn.versions.length, standIn.deployments.length]).toEqual([1, 1])
})

test('a release with a new migration is refused before the upload, with the command to use', async () => {
  const { standIn, platform, say } = await openAccount()
  await expect(
    prepareRelease({ ...release, migration: 'limits', platform, say, smokeTest: async () => [] }),
  ).rejects.toThrow(/migration limits[^]*npm run deploy/)
  expect(standIn.versions).toHaveLength(1)
})

test('a release is refused while another one is under way', async () => {
  const { platform, say, standIn } = await openAccount({ versions: [{ ...wallets, id: before }, wallets] })
  standIn.deployments.push([
    { version_id: before, percentage: 75 },
    { version_id: old, percentage: 25 },
  ])
  await expect(prepareRelease({ ...release, platform, say, smokeTest: async () => [] })).rejects.toThrow(
    /Another release is under way/,
  )
})

test('a rollback serves the earlier version to all visitors', async () => {
  const { standIn, platform, say } = await openAccount({ versions: [{ ...wallets, id: before }, wallets] })
  await rollBack({ platform, versionId: before, say })
  expect(standIn.deployments.at(-1)).toEqual([{ version_id: before, percentage: 100 }])
})

test('a rollback past a migration is refused with the reason', async () => {
  const earlier = { id: before, tag: 'before', migration: 'codes' }
  const { standIn, platform, say } = await openAccount({ versions: [earlier, wallets] })
  await expect(rollBack({ platform, versionId: before, say })).rejects.toThrow(
    /uploaded before the migration wallets \(it has codes\)[^]*Durable Objects/,
  )
  expect(standIn.deployments).toHaveLength(1)
})

test('the plan of a rollback names the versions and changes nothing, and is refused like the rollback', async () => {
  const earlier = { id: before, tag: 'before', migration: 'wallets' }
  const tooOld = { id: '00000000-0000-4000-8000-000000000000', tag: 'older', migration: 'codes' }
  const { standIn, platform, say, said } = await openAccount({ versions: [tooOld, earlier, wallets] })
  await planRollback({ platform, versionId: before, say })
  expect(said).toEqual([
    `Version ${old} serves 100 % of the visitors.`,
    `Version ${before} would serve all of them. No migration lies between. Nothing has been done.`,
  ])
  await expect(planRollback({ platform, versionId: tooOld.id, say })).rejects.toThrow(/before the migration wallets/)
  expect(standIn.deployments).toHaveLength(1)
})

test('the smoke test names each page that fails, and a version that did not respond', async () => {
  const server: Server = createServer((request, response) => {
    expect(request.headers['cloudflare-workers-version-overrides']).toBe(`shop="${old}"`)
    if (request.url === '/health') response.end(JSON.stringify({ status: 'ok', version: before }))
    else response.writeHead(request.url?.startsWith('/us') ? 500 : 200).end('<a href="/browse/womens">')
  }).listen(0, '127.0.0.1')
  cleanUps.push(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const failures = await createSmokeTest({ origin: `http://127.0.0.1:${port}`, worker: 'shop', say: () => undefined })(
    old,
  )
  expect(failures).toEqual([
    `health: version ${before} responded, so the override has no effect`,
    'listing, product and cart of en: /browse/womens links no product',
    'home of us: /us responded with 500, not 200',
    'listing, product and cart of us: /us responded with 500, not 200',
    'listing, product and cart of eu: the home page links no listing',
  ])
})
