import { expect, test } from 'vitest'
import { sharedDefs, woolDefs } from './brush.ts'
import type { GarmentName } from './garments/wardrobe.ts'
import { cutOf, drawPiece } from './piece.ts'

const plain = { pattern: 'plain', colours: ['#1f2a44'], seed: '1' } as const
/** The class `g` is the light of woven things. */
const lightOf = (art: string) => /^<g[^>]*?(?:url\(#|class="(?=g))(\w)/.exec(art)?.[1]
const draw = (garment: GarmentName, isBack = false) => drawPiece('a', { ...plain, garment, isBack })

test.each(['jumper', 'mens-jumper'] as const)(
  'a %s is about 1.15 times as long as wide, and its rib draws it in [WORN-02]',
  (garment) => {
    const cuts = ['1', '2', '3', '4', '5'].map((seed) => cutOf({ garment, seed }))
    for (const cut of cuts) {
      if (!cut) throw new Error('A jumper has a cut.')
      const { neck, arm, waist, hem } = cut
      const rib = 38
      expect((hem[1] + rib - neck[1]) / (2 * Math.max(arm[0], waist[0]))).toBeCloseTo(1.15, 1)
      expect(hem[0]).toBeLessThan(arm[0] - 8)
    }
  },
)

test('a mirrored sleeve is lit from the same side as the body, from the front and from behind [WORN-02]', () => {
  const fills = (art: string) => ({
    whole: lightOf(art),
    mirrored: /scale\(-1 1\)" fill="url\(#(\w+)\)"/.exec(art)?.[1],
  })
  expect(fills(draw('shirt').art)).toEqual({ whole: 'g', mirrored: 'm' })
  // The back is mirrored as a whole.
  expect(fills(draw('shirt', true).art)).toEqual({ whole: 'm', mirrored: 'g' })
})

test('wool has no shine, and cotton has [WORN-02]', () => {
  const shine = (garment: GarmentName) => {
    const id = lightOf(draw(garment).art)
    return Number(
      new RegExp(`id="${id}"><stop stop-color="#fff" stop-opacity="([.\\d]+)"`).exec(sharedDefs + woolDefs)?.[1],
    )
  }
  expect(shine('jumper')).toBeLessThan(shine('shirt') / 2)
  expect(draw('jumper').art).toMatch(/^<g class="k"/)
  expect(draw('shirt').art).not.toContain('class="k"')
})
