import { expect, test, vi } from 'vitest'
import { recordLogIn } from './log-in-record.ts'

test('a login by form is recorded once and its cookie is deleted', async () => {
  const heard: unknown[] = []
  const page = Object.assign(new EventTarget(), { body: { dataset: {} }, cookie: 'sv-cart=1; sv-logged-in=1' })
  page.addEventListener('sv:event', (event) => heard.push((event as CustomEvent).detail))
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', new URL('https://shop.example/my-account'))
  recordLogIn()
  expect(page.cookie).toBe('sv-logged-in=; path=/; max-age=0; secure; samesite=lax')
  recordLogIn()
  vi.unstubAllGlobals()
  expect(heard).toMatchObject([{ event: 'login', method: 'password' }])
})
