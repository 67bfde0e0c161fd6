import { reset } from 'cloudflare:test'
import { startIsolate } from './isolate.ts'

// The test files share one isolate. Each of them starts with empty bindings and caches, as if it ran by itself.
await startIsolate()
await reset()
