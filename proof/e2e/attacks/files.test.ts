import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { follow, send } from './send.ts'
import { root } from '#scripts/lib/root.ts'

const client = join(root, 'dist/client')

test('no file of the build beside those that pages load is served', async () => {
  // The files exist, and the server does serve the folder.
  expect(readdirSync(client)).toEqual(expect.arrayContaining(['.vite', '_headers', 'favicon.svg']))
  expect((await send('/favicon.svg')).status).toBe(200)
  const answers = [
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/%2Evite%2Fmanifest.json',
    '/assets/../.vite/manifest.json',
    '/assets/..%2f.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '//.vite/manifest.json',
    '/us/.vite/manifest.json',
    '/.assetsignore',
    '/_headers',
    '/wrangler.json',
    '/../storefront/wrangler.json',
    '/..%2fstorefront%2fwrangler.json',
    '/index.js',
    '/index.js.map',
    '/.dev.vars',
    '/.env',
    '/.git/config',
    '/package.json',
    '/worker/index.ts',
  ].map(async (path) => {
    const { status, text } = await follow(path)
    return [path, status, /"file":|"isEntry"|X-Content-Type|sandbox-access-token|\[core\]|"private"/.test(text)]
  })
  for (const answer of await Promise.all(answers)) expect(answer).toEqual([answer[0], 404, false])
})

test('no script has a source map, and no file that a browser loads holds a secret [NET-30]', async () => {
  const { vars } = JSON.parse(readFileSync(join(root, 'dist/storefront/wrangler.json'), 'utf8')) as {
    vars: Record<string, string>
  }
  const secrets = Object.entries(vars)
    .filter(([name]) => /TOKEN|SECRET|API_KEY|HMAC|SESSION_KEYS/.test(name))
    .flatMap(([, value]) => value.split(/[,=]/))
    .filter((value) => value.length > 3)
  expect(secrets.length).toBeGreaterThan(8)
  const names = readdirSync(join(client, 'assets'))
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([])
  const texts = names.map((name) => [name, readFileSync(join(client, 'assets', name), 'latin1')] as const)
  for (const path of ['/', '/browse/womens', '/bag', '/login', '/us', '/eu'])
    texts.push([path, (await send(path)).text])
  expect(texts.length).toBeGreaterThan(50)
  for (const [name, text] of texts) {
    expect([name, secrets.filter((secret) => text.includes(secret))]).toEqual([name, []])
    expect([name, text.includes('sourceMappingURL')]).toEqual([name, false])
  }
  const script = names.find((name) => name.endsWith('.js')) ?? ''
  expect((await send(`/assets/${script}`)).status).toBe(200)
  expect((await follow(`/assets/${script}.map`)).status).toBe(404)
})
