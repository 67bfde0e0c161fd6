import { expect, test } from 'vitest'
import { limitResponse } from './limit-response.ts'

const responding = (text: string) => () =>
  Promise.resolve(new Response(text, { status: 201, headers: { 'x-kept': 'yes' } }))

test('passes a small response through unchanged', async () => {
  const response = await limitResponse(responding('1234'), 4)('https://a.example', {})
  expect([response.status, response.headers.get('x-kept'), await response.text()]).toEqual([201, 'yes', '1234'])
})

test('fails while a response that is too large is read [CNT-15]', async () => {
  const response = await limitResponse(responding('12345'), 4)('https://a.example', {})
  await expect(response.text()).rejects.toThrow('larger than 4 bytes')
})
