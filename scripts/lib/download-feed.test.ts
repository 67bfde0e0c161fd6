import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { downloadFeed } from './download-feed.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function downloadFrom(respond: RequestListener): Promise<number> {
  const server = createServer(respond).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await downloadFeed({ address: `http://127.0.0.1:${port}/feeds/us.xml`, out: join(folder, 'us.xml') })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('a feed is written to its file, and its items are counted [FEED-10]', async () => {
  const items = await downloadFrom((_request, response) =>
    response.writeHead(200, { 'x-feed-items': '3', 'content-length': '6' }).end('<rss/>'),
  )
  expect([items, readFileSync(join(folder, 'us.xml'), 'utf8')]).toEqual([3, '<rss/>'])
})

test('a feed that is cut short leaves no file [FEED-10]', async () => {
  const download = downloadFrom((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('<rss>')
    setTimeout(() => response.destroy(), 50)
  })
  await expect(download).rejects.toThrow('cut short')
  expect(readdirSync(folder)).toEqual([])
})

test('a shop whose feed is being made says when to try again [FEED-10]', async () => {
  const download = downloadFrom((_request, response) => response.writeHead(503, { 'retry-after': '120' }).end())
  await expect(download).rejects.toThrow('responded with 503. Try again in 120 seconds.')
  expect(existsSync(join(folder, 'us.xml'))).toBe(false)
})
