import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { FastTextEncoder } from './fast-text-encoder.ts'
import { renderToReadableStream } from './react-dom-server.ts'

test('react-dom encodes with the fast encoder', async () => {
  const encode = vi.spyOn(FastTextEncoder.prototype, 'encode')
  const stream = await renderToReadableStream(createElement('p', null, 'Selvedge'))
  expect(await new Response(stream).text()).toContain('Selvedge')
  expect(encode).toHaveBeenCalled()
})

test('every other module has the native encoder, whose bytes fill their buffer', () => {
  expect(new TextEncoder().encode('Selvedge').buffer.byteLength).toBe('Selvedge'.length)
})
