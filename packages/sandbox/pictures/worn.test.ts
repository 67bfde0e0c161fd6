import { describe, expect, test } from 'vitest'
import { bodies, bodyOf, type FigureName, landmarks } from './figures/bodies.ts'
import { drawHead } from './figures/body.ts'
import { type DressedGarment, fitTo, isDressed } from './figures/fit.ts'
import type { Cut } from './garments/cut.ts'
import { garments, type GarmentName } from './garments/wardrobe.ts'
import { cutOf } from './piece.ts'
import { drawProduct, type ProductRequest } from './product.ts'
import { cardRequest } from './test/card-request.ts'
import { faultsOf } from './test/well-formed.ts'
import { wearerNamed, wearerOf } from './worn.ts'

const figures = Object.keys(bodies) as FigureName[]
const dressed = (Object.keys(garments) as GarmentName[]).filter(isDressed)
const names = ['', 'Roll Neck', 'Half Zip', 'Duffle', 'Raincoat', 'Tiered', 'Wrap', 'Longline', 'Wide Leg', 'Cropped']
const card: ProductRequest = {
  ...cardRequest,
  garment: 'jumper',
  pattern: 'fair-isle',
  view: 2,
  on: 'amelia',
}
const wornBudget = 24_000

describe('a product that a figure wears', () => {
  test.each(dressed)(
    'draws a %s of every cut on every figure, well formed and within a budget [WORN-03]',
    (garment) => {
      const drawn = figures.flatMap((on) =>
        names.flatMap((name) => ['1', '2'].map((seed) => drawProduct({ ...card, garment, on, name, seed }))),
      )
      expect(drawn.flatMap(faultsOf)).toEqual([])
      expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(wornBudget)
    },
  )

  test('is its second picture only, the same for each request, and another on each figure [WORN-03]', () => {
    const on = figures.map((figure) => drawProduct({ ...card, on: figure }))
    expect(new Set(on).size).toBe(figures.length)
    expect(drawProduct(card)).toBe(on[0])
    const { on: _, ...nobody } = card
    expect(drawProduct(nobody)).not.toBe(on[0])
    for (const view of [1, 3, 4, 5, 'scene'] as const)
      expect(drawProduct({ ...card, view })).toBe(drawProduct({ ...nobody, view }))
    expect(drawProduct({ ...card, garment: 'pyjamas' })).toBe(drawProduct({ ...nobody, garment: 'pyjamas' }))
  })

  test('shows the whole figure at any ratio', () => {
    for (const [width, height] of [
      [323, 431],
      [180, 200],
      [300, 900],
    ] as const) {
      const svg = drawProduct({ ...card, garment: 'midi-dress', width, height })
      const [, x = 0, y = 0, wide = 0, tall = 0] =
        /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? []
      expect(wide / tall).toBeCloseTo(width / height, 1)
      expect([x <= -250, y <= -20, x + wide >= 250, y + tall >= 1020]).toEqual([true, true, true, true])
    }
  })
})

describe('who wears a style', () => {
  const styles = Array.from({ length: 60 }, (_, index) => String(200100 + index))

  test('is one of three women, always the same, and for men the man [WORN-03]', () => {
    const wearers = styles.map((style) => wearerOf({ style, department: 'women', garment: 'coat' }))
    expect(styles.map((style) => wearerOf({ style, department: 'women', garment: 'coat' }))).toEqual(wearers)
    expect(new Set(wearers)).toEqual(new Set(['amelia', 'grace', 'joan']))
    expect(wearerOf({ style: '1', department: 'men', garment: 'coat' })).toBe('edwin')
  })

  test.each([
    ['women', 'mug'],
    ['women', 'swimsuit'],
    ['women', 'scarf'],
    ['men', 'pyjamas'],
    ['kids', 'kids-dress'],
    ['home', 'apron'],
  ] as const)('is nobody for %s and a %s [WORN-03]', (department, garment) => {
    expect(wearerOf({ style: '1', department, garment })).toBeUndefined()
    expect(wearerNamed('grace', undefined)).toBeUndefined()
  })

  test('can be another of the women, but neither a woman for menswear nor somebody unknown [WORN-03]', () => {
    expect(wearerNamed('grace', 'amelia')).toBe('grace')
    expect(wearerNamed('edwin', 'amelia')).toBe('amelia')
    expect(wearerNamed('toString', 'amelia')).toBe('amelia')
    expect(wearerNamed('grace', 'edwin')).toBe('edwin')
  })
})

test('the three women have clearly different skin tones and sizes, and each head is turned away [WORN-03]', () => {
  const women = (['amelia', 'grace', 'joan'] as const).map((name) => bodyOf(name))
  const lightness = ({ skin }: (typeof women)[number]) =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(skin.slice(at, at + 2), 16), 0) / 3
  const tones = women.map(lightness).toSorted((a, b) => a - b)
  expect(Math.min(tones[1]! - tones[0]!, tones[2]! - tones[1]!)).toBeGreaterThan(35)
  expect(women.map(({ hip }) => hip)).toEqual(women.map(({ hip }) => hip).toSorted((a, b) => a - b))
  // A profile has one brow and no mouth.
  for (const body of women) expect(drawHead(body).match(/stroke-width="2.6"/g)).toHaveLength(1)
})

describe('the hem on a figure', () => {
  const knee = 716
  const hemOn = (on: FigureName, garment: DressedGarment, name = '') => {
    const cut = cutOf({ garment, seed: '7', name })
    if (!cut) throw new Error(`A ${garment} has no cut.`)
    return fitTo(bodyOf(on), garment, { inside: () => '' }).top(cut).hem[1]
  }

  test.each(figures)('is at its true length on %s [WORN-03]', (on) => {
    const { waist, crotch, ankle } = landmarks
    const isBetween = (y: number, [from, to]: [number, number]) => y > from && y < to
    expect([
      isBetween(hemOn(on, 'midi-dress', 'Wrap Dress'), [knee, ankle]),
      isBetween(hemOn(on, 'maxi-dress', 'Tiered'), [ankle - 100, ankle + 10]),
      isBetween(hemOn(on, 'coat', 'Duffle'), [crotch + 60, ankle - 100]),
      isBetween(hemOn(on, 'jumper', 'Roll Neck'), [waist + 40, crotch]),
    ]).toEqual([true, true, true, true])
  })

  test.each(figures)('is never narrower than the body of %s, nor is a waist [WORN-03]', (on) => {
    const body = bodyOf(on)
    const uppers = dressed.filter((garment) => cutOf({ garment, seed: '1' }))
    const fitted = uppers.flatMap((garment) =>
      names.flatMap((name): Cut[] => {
        const cut = cutOf({ garment, seed: '1', name })
        return cut ? [fitTo(body, garment, { inside: () => '' }).top(cut)] : []
      }),
    )
    expect(fitted.length).toBeGreaterThan(100)
    expect(fitted.filter(({ waist: [x] }) => x < body.waist)).toEqual([])
    expect(fitted.filter(({ arm: [x] }) => x < body.bust)).toEqual([])
    expect(fitted.filter(({ hem: [x], neck: [neck] }) => x < body.hip - 2 || neck < body.neck)).toEqual([])
  })
})
