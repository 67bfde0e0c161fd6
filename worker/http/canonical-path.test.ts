import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

describe('the canonical path', () => {
  test.each([
    ['/', '/'],
    ['/BROWSE/Womens', '/browse/womens'],
    ['/US/Browse/Womens/', '/us/browse/womens'],
    ['/p/12/Some-Dress/French_Navy', '/p/12/some-dress/French_Navy'],
    ['/eu/P/12/a/Blue', '/eu/p/12/a/Blue'],
    ['/US/Cloth/Walled_Garden/', '/us/cloth/Walled_Garden'],
    // Aliases with capitals keep their spelling, because they have their own redirects.
    ['/Bag', '/Bag'],
    ['/us/MyAccount/MyProfile', '/us/MyAccount/MyProfile'],
    ['/BAG', '/bag'],
    ['//evil.example', '/evil.example'],
    ['/ContentPage//evil.example', '/ContentPage/evil.example'],
    ['/api/bigcommerce/getCart', '/api/bigcommerce/getCart'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/amplience-visualization/Some.Host/AbC', '/amplience-visualization/Some.Host/AbC'],
  ])('the canonical path of the path %s is %s [RTE-01]', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  test('canonicalising twice changes nothing, and the result never leads to another site', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('', '/', '//', '/us', '/EU/', '/ContentPage//'), (path, start) => {
        const canonical = canonicalPath(new URL(`https://shop.example${start}${path}`).pathname)
        expect(canonical).toMatch(/^\/(?!\/)/)
        expect(canonicalPath(canonical)).toBe(canonical)
      }),
    )
  })
})
