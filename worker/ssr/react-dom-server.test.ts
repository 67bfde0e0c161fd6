import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { renderToReadableStream } from './react-dom-server.ts'

test('react-dom encodes short texts with the fast encoder, not with the native one', async () => {
  const native = vi.spyOn(TextEncoder.prototype, 'encode')
  const stream = await renderToReadableStream(createElement('p', null, 'Selvedge'))
  expect(await new Response(stream).text()).toContain('Selvedge')
  expect(native).not.toHaveBeenCalled()
  new TextEncoder().encode('x')
  expect(native).toHaveBeenCalledOnce()
})

test('every other module has the native encoder, whose bytes fill their buffer', () => {
  expect(new TextEncoder().encode('Selvedge').buffer.byteLength).toBe('Selvedge'.length)
})
