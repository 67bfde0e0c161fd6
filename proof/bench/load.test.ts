import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { targetAt } from './load.ts'

const sockets = new Set<unknown>()
let requests = 0
const server = createServer((request, response) => {
  sockets.add(request.socket)
  requests += 1
  response.setHeader('x-cache', 'hit').end('page')
})

beforeEach(async () => {
  sockets.clear()
  requests = 0
  await once(server.listen(0, '127.0.0.1'), 'listening')
})

afterEach(() => void server.close())

test('sends all requests over one connection, or over as many as it is asked to', async () => {
  const { send } = targetAt(addressOf())
  await send(16)
  expect([requests, sockets.size]).toEqual([16, 1])
  await send(16, 4)
  expect([requests, sockets.size]).toEqual([32, 5])
})

test('stops at a response that the check rejects', async () => {
  const { send } = targetAt(addressOf(), ({ cache }) => {
    throw new Error(`state ${cache}`)
  })
  await expect(send(16)).rejects.toThrow('state hit')
  expect(requests).toBe(1)
})

function addressOf(): URL {
  const address = server.address()
  return new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
}
