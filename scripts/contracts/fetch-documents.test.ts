import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documents as pinned, type VendorDocument } from './documents.ts'
import { fetchDocuments } from './fetch-documents.ts'

let folder = ''
let server: Server
let served: Record<string, string> = {}
let requests: string[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contracts-'))
  served = { '/vendor/a/c1/api/a.yml': 'openapi: a', '/vendor/b/c2/b.json': '{}' }
  requests = []
  server = createServer(({ url = '' }, response) => {
    requests.push(url)
    const text = served[url]
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const documents: VendorDocument[] = [
  { repository: 'vendor/a', commit: 'c1', path: 'api/a.yml', sha256: sha256('openapi: a'), file: 'a/a.yml' },
  { repository: 'vendor/b', commit: 'c2', path: 'b.json', sha256: sha256('{}'), file: 'b.json' },
]

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function fetchAll() {
  return fetchDocuments({ documents, folder, origin: originOf(server) })
}

function originOf(listening: Server): string {
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
}

const contentOf = (file: string) => readFileSync(join(folder, file), 'utf8')

test('fetches every document at its commit', async () => {
  expect(await fetchAll()).toEqual({ fetched: ['a/a.yml', 'b.json'] })
  expect([contentOf('a/a.yml'), contentOf('b.json')]).toEqual(['openapi: a', '{}'])
})

test('does not fetch a document again that has its hash, and replaces one that has another', async () => {
  await fetchAll()
  requests = []
  expect(await fetchAll()).toEqual({ fetched: [] })
  expect(requests).toEqual([])
  writeFileSync(join(folder, 'b.json'), 'changed by hand')
  expect(await fetchAll()).toEqual({ fetched: ['b.json'] })
  expect(contentOf('b.json')).toBe('{}')
})

test('refuses a document with another hash, fetches the others, and writes nothing of it', async () => {
  served['/vendor/a/c1/api/a.yml'] = 'openapi: other'
  await expect(fetchAll()).rejects.toThrow(
    new RegExp(`a/a.yml: .*has the SHA-256 ${sha256('openapi: other')}, and ${sha256('openapi: a')} is pinned`),
  )
  expect(readdirSync(folder, { recursive: true })).toEqual(['b.json'])
})

test.each(['responds 404', 'is not there'])('keeps the file that exists if the server %s', async (failure) => {
  await fetchAll()
  writeFileSync(join(folder, 'b.json'), 'an older version')
  served = {}
  const origin = failure === 'is not there' ? 'http://127.0.0.1:1' : originOf(server)
  await expect(fetchDocuments({ documents, folder, origin })).rejects.toThrow('b.json: ')
  expect(contentOf('b.json')).toBe('an older version')
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'b.json'])
})

test('pins every document by a whole commit and a SHA-256, each in a file of its own', () => {
  for (const { commit, sha256: hash } of pinned) {
    expect(commit).toMatch(/^[\da-f]{40}$/)
    expect(hash).toMatch(/^[\da-f]{64}$/)
  }
  expect(new Set(pinned.map(({ file }) => file)).size).toBe(pinned.length)
})
