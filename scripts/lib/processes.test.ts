import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { processOnPort } from './processes.ts'

test('the process on a port is found although it closes another file in the meantime', async () => {
  const lowest = openSync('/dev/null', 'r')
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  // Reading the folder of open files opens a file too. It gets this number, before the socket's, and is closed again.
  closeSync(lowest)
  try {
    expect(processOnPort(typeof address === 'object' && address ? address.port : 0)).toBe(process.pid)
  } finally {
    server.close()
  }
})
