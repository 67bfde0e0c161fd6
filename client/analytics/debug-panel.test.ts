import { afterEach, expect, test, vi } from 'vitest'
import { runDebugPanel } from './debug-panel.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['shop.example', 'localhost.example', 'www.localhost'])(
  'visitors of %s do not see the overlay, whatever the query of the URL',
  (hostname) => {
    const createElement = vi.fn<() => void>()
    vi.stubGlobal('location', { hostname })
    vi.stubGlobal('document', { body: { dataset: {} }, createElement })
    runDebugPanel(() => [])
    expect(createElement).not.toHaveBeenCalled()
  },
)
