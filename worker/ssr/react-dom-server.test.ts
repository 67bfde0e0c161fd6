import { createElement } from 'react'
import { expect, test, vi } from 'vitest'

test('react-dom encodes with the fast encoder', async () => {
  // React reads the encoder while it loads.
  vi.resetModules()
  const { FastTextEncoder } = await import('./fast-text-encoder.ts')
  const encode = vi.spyOn(FastTextEncoder.prototype, 'encode')
  const { renderToReadableStream } = await import('./react-dom-server.ts')
  const stream = await renderToReadableStream(createElement('p', null, 'Selvedge'))
  expect(await new Response(stream).text()).toContain('Selvedge')
  expect(encode).toHaveBeenCalled()
})

test('every other module has the native encoder, whose bytes fill their buffer', () => {
  expect(new TextEncoder().encode('Selvedge').buffer.byteLength).toBe('Selvedge'.length)
})
