import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { dropEarlierAssets, keepEarlierAssets } from './earlier-assets.ts'

const cleanUps: (() => unknown)[] = []
const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-25')

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

function build(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  for (const name of names) writeFileSync(join(folder, 'assets', name), `content of ${name}`)
  return folder
}

/** Serves a build as the running version. */
async function serve(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    try {
      response.end(readFileSync(join(folder, request.url ?? '')))
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  cleanUps.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const assetsOf = (folder: string) => readdirSync(join(folder, 'assets')).toSorted()

test('keeps the assets of the builds of the last fourteen days in the upload, and no older ones', async () => {
  const [first, second, third] = [build('a-1.js', 'same.css'), build('a-2.js', 'same.css'), build('a-3.js')]
  const [atFirst, atSecond] = [await serve(first), await serve(second)]
  expect(await keepEarlierAssets({ folder: first, origin: await serve(build()), now })).toBeNull()
  expect(await keepEarlierAssets({ folder: second, origin: atFirst, now })).toBe(1)
  expect(assetsOf(second)).toEqual(['a-1.js', 'a-2.js', 'same.css'])
  expect(readFileSync(join(second, 'assets/a-1.js'), 'utf8')).toBe('content of a-1.js')
  await keepEarlierAssets({ folder: third, origin: atSecond, now: now + 13 * day })
  expect(assetsOf(third)).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'same.css'])
  const fourth = build('a-4.js')
  await keepEarlierAssets({ folder: fourth, origin: atSecond, now: now + 15 * day })
  expect(assetsOf(fourth)).toEqual(['a-2.js', 'a-4.js', 'same.css'])
})

test('gives the same upload when it is repeated', async () => {
  const [first, second] = [build('a-1.js'), build('a-2.js')]
  const origin = await serve(first)
  await keepEarlierAssets({ folder: first, origin: await serve(build()), now })
  await keepEarlierAssets({ folder: second, origin, now })
  const list = readFileSync(join(second, 'assets.json'), 'utf8')
  expect(await keepEarlierAssets({ folder: second, origin, now })).toBe(1)
  expect(readFileSync(join(second, 'assets.json'), 'utf8')).toBe(list)
  dropEarlierAssets(second)
  expect([readdirSync(second), assetsOf(second)]).toEqual([['assets'], ['a-2.js']])
})

test('does not load an asset whose name leaves the folder', async () => {
  const running = build()
  writeFileSync(join(running, 'assets.json'), JSON.stringify({ own: ['assets/../../x'], earlier: {} }))
  await expect(keepEarlierAssets({ folder: build('a.js'), origin: await serve(running), now })).rejects.toThrow(
    'Invalid format',
  )
})
