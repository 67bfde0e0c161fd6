import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { control } from '../control/routes.ts'
import { listCalls, deleteCallsStatements } from './calls.ts'
import { scripts } from './routes.ts'
import { scriptNames } from './stand-ins/stand-ins.ts'

beforeEach(() => env.DB.batch(deleteCallsStatements(env.DB)))

const send = (body: string) =>
  scripts.request('/calls', { method: 'POST', headers: { 'content-type': 'text/plain' }, body }, env)
const call = { script: 'fit', name: 'open', detail: { productSerial: '200101-French_Navy' }, page: '/p/1' }

test.each(scriptNames)('serves %s.js as a script that any page may load', async (name) => {
  const response = await scripts.request(`/${name}.js`, {}, env)
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('access-control-allow-origin'),
  ]).toEqual([200, 'text/javascript; charset=utf-8', '*'])
  expect(await response.text()).toContain(`const script = '${name}'`)
})

test('stores the calls of a script', async () => {
  expect((await send(JSON.stringify(call))).status).toBe(204)
  await send(JSON.stringify({ ...call, script: 'consent', name: 'load', detail: undefined }))
  expect(await listCalls(env.DB)).toMatchObject([call, { script: 'consent', name: 'load', detail: {} }])
  expect(await listCalls(env.DB, 'consent')).toHaveLength(1)
})

test('keeps the newest five hundred calls', async () => {
  await env.DB.prepare(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600) INSERT INTO script_calls (script, name, detail, page, created_at) SELECT 'fit', i, '{}', '/', 0 FROM n",
  ).run()
  await send(JSON.stringify(call))
  const kept = await listCalls(env.DB)
  expect([kept.length, kept[0]?.name, kept.at(-1)?.name]).toEqual([500, '102', 'open'])
})

test.each([
  '{',
  '[]',
  JSON.stringify({ ...call, script: 'other' }),
  JSON.stringify({ ...call, name: '' }),
  JSON.stringify({ ...call, page: 'x'.repeat(30_000) }),
])('refuses an invalid call: %.40s', async (body) => {
  expect((await send(body)).status).toBe(400)
  expect(await listCalls(env.DB)).toEqual([])
})

test('responds 404 for an unknown script', async () => {
  expect((await scripts.request('/constructor.js', {}, env)).status).toBe(404)
  expect((await scripts.request('/calls', {}, env)).status).toBe(404)
})

test('the page of calls shows what a script received', async () => {
  await send(JSON.stringify({ ...call, script: 'tag-manager', name: 'page_view', detail: { page_path: '/browse' } }))
  await send(JSON.stringify(call))
  const response = await control.request('/control/scripts?script=tag-manager', {}, env)
  const page = await response.text()
  expect([response.status, page.includes('page_view'), page.includes('/browse')]).toEqual([200, true, true])
  expect(page).not.toContain('productSerial')
})
