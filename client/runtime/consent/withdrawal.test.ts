import { afterEach, expect, test, vi } from 'vitest'
import { domainsOf, forgetCookies } from './withdrawal.ts'

afterEach(() => vi.unstubAllGlobals())

/** The cookies that are deleted, with their domains, if the visitor grants only these groups. */
function deletedBy(granted: Parameters<typeof forgetCookies>[0], cookies: string): string[] {
  const written: string[] = []
  vi.stubGlobal('location', { hostname: 'www.shop.example' })
  vi.stubGlobal('document', {
    get cookie() {
      return cookies
    },
    set cookie(value: string) {
      written.push(value)
    },
  })
  forgetCookies(granted)
  expect(written.every((value) => value.includes('=; path=/; max-age=0'))).toBe(true)
  return written.map((value) => value.replace('=; path=/; max-age=0', ''))
}

test('a cookie may be of the host alone, or of it and each domain above it', () => {
  expect(domainsOf('www.shop.example')).toEqual(['', 'www.shop.example', 'shop.example'])
  expect(domainsOf('localhost')).toEqual([''])
})

test('deletes the third parties’ cookies of the groups that are not granted, on every domain, and no other', () => {
  const cookies = '_ga=1; _ga_X1=2; _gid=3; _gcl_au=4; _fbp=5; _gather=6; sv-cart=1; user=_ga'
  expect(deletedBy(['C0001', 'C0004'], cookies)).toEqual(
    ['_ga', '_ga_X1', '_gid'].flatMap((name) => [
      name,
      `${name}; domain=www.shop.example`,
      `${name}; domain=shop.example`,
    ]),
  )
  expect(deletedBy(['C0001', 'C0002'], cookies).filter((value) => !value.includes('domain'))).toEqual([
    '_gcl_au',
    '_fbp',
  ])
  expect(deletedBy(['C0001', 'C0002', 'C0004'], cookies)).toEqual([])
})
