import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Env } from '../configuration/env.ts'
import { startIsolate } from './isolate.ts'

const { CONSTRUCTOR_URL } = env as unknown as Env

// The test files share one isolate and one sandbox. Each of them starts with empty bindings and caches, and with the
// seeded stock, as if it ran by itself. The sandbox answers when its catalogue is there, so that no test waits for that.
await startIsolate()
const { status } = await fetch(new URL('/control/reset?only=stock', CONSTRUCTOR_URL), {
  method: 'POST',
  headers: { 'x-control': 'test' },
})
if (status !== 204) throw new Error(`The sandbox was not reset: ${status}`)
await reset()
