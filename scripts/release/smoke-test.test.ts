import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createSmokeTest } from './smoke-test.ts'

test('a closed market does not fail the smoke test, unless it is open', async () => {
  let status = 503
  const server = createServer((request, response) => {
    response.writeHead(/^\/(?:us|eu)/.test(request.url ?? '') ? status : 200).end('{"version":"new"}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const run = createSmokeTest({
    origin: `http://127.0.0.1:${port}`,
    worker: 'shop',
    closedLocales: 'us, eu',
    say: () => undefined,
  })
  const ofClosed = async () => (await run('new')).filter((failure) => !failure.includes(' of en'))
  expect(await ofClosed()).toEqual([])
  status = 200
  expect(await ofClosed()).toEqual([
    'us is closed: /us responded with 200, not 503',
    'eu is closed: /eu responded with 200, not 503',
  ])
  server.close()
})
