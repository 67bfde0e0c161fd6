import { describe, expect, test } from 'vitest'
import { garments, type GarmentName } from './garments/wardrobe.ts'
import { patterns, type Pattern } from './patterns/cloth.ts'
import { drawProduct, type ProductRequest, type ProductView } from './product.ts'
import { cardRequest } from './test/card-request.ts'
import { faultsOf } from './test/well-formed.ts'

const garmentNames = Object.keys(garments) as GarmentName[]
const patternNames = Object.keys(patterns) as Pattern[]
const views: ProductView[] = [1, 2, 3, 4, 5, 'swatch']
const card: ProductRequest = {
  ...cardRequest,
  garment: 'midi-dress',
  pattern: 'floral',
  view: 1,
}

const cardBudget = 10_000
const swatchBudget = 3_600

describe('drawProduct', () => {
  test.each(garmentNames)("draws a %s of every cloth, well formed and within a card's budget", (garment) => {
    const drawn = patternNames.map((pattern) => drawProduct({ ...card, garment, pattern }))
    expect(drawn.flatMap(faultsOf)).toEqual([])
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(cardBudget)
  })

  test.each(garmentNames)('draws every view of a %s for several seeds', (garment) => {
    const drawn = views.flatMap((view) =>
      ['1', '2', '3', '4', '5'].map((seed) => drawProduct({ ...card, garment, view, seed, colours: ['#ede4d0'] })),
    )
    expect(drawn.flatMap(faultsOf)).toEqual([])
  })

  test('draws the same product picture for the same request, and another cut or print for another seed', () => {
    expect(drawProduct(card)).toBe(drawProduct({ ...card }))
    const seeds = Array.from({ length: 12 }, (_, seed) => drawProduct({ ...card, seed }))
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  test('draws each garment differently, and its five views too', () => {
    expect(new Set(garmentNames.map((garment) => drawProduct({ ...card, garment }))).size).toBe(garmentNames.length)
    const alike = garmentNames.filter(
      (garment) => new Set(([1, 2, 3, 4, 5] as const).map((view) => drawProduct({ ...card, garment, view }))).size < 5,
    )
    expect(alike).toEqual([])
  })

  test('shows every cloth with its threads, its selvedge and a row of stitches, small enough [WORN-01]', () => {
    const cloths = patternNames.map((pattern) => drawProduct({ ...card, pattern, view: 5 }))
    expect(cloths.flatMap(faultsOf)).toEqual([])
    expect(
      cloths.filter((svg) => !svg.includes('fill="url(#w)"') || !svg.includes('stroke-dasharray="6.4 3.6"')),
    ).toEqual([])
    expect(Math.max(...cloths.map((svg) => svg.length))).toBeLessThan(cardBudget + 4000)
    const knit = drawProduct({ ...card, garment: 'jumper', pattern: 'plain', view: 5 })
    expect(knit).not.toContain(
      /<pattern id="w".*?<\/pattern>/.exec(drawProduct({ ...card, pattern: 'plain', view: 5 }))?.[0],
    )
  })

  test('has a grain, except where single threads show [WORN-02]', () => {
    const isGrained = (view: ProductView) => drawProduct({ ...card, view }).includes('fill="url(#n)"')
    expect(views.map(isGrained)).toEqual([true, true, true, true, false, false])
  })

  test('uses the requested size as the intrinsic size, and shows the whole field at any ratio', () => {
    expect(drawProduct(card)).toMatch(/^<svg [^>]*width="323" height="431"/)
    const square = drawProduct({ ...card, width: 180, height: 200 })
    const [, , , width = 0, height = 0] =
      /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(square)?.map(Number) ?? []
    expect(width).toBeGreaterThanOrEqual(600)
    expect(height).toBeGreaterThanOrEqual(800)
    expect(width / height).toBeCloseTo(0.9)
  })

  test('keeps a swatch small', () => {
    const swatches = patternNames.map((pattern) =>
      drawProduct({ ...card, pattern, view: 'swatch', width: 68, height: 68 }),
    )
    expect(Math.max(...swatches.map((svg) => svg.length))).toBeLessThan(swatchBudget)
  })

  test('cuts a garment according to its name', () => {
    const plain: ProductRequest = { ...card, garment: 'jumper', pattern: 'plain' }
    expect(drawProduct({ ...plain, name: 'Nell Roll Neck Jumper' })).not.toBe(
      drawProduct({ ...plain, name: 'Nell Jumper' }),
    )
    const beanie = drawProduct({ ...plain, garment: 'hat', name: 'Winnie Beanie' })
    expect(beanie.length).toBeLessThan(drawProduct({ ...plain, garment: 'hat', name: 'Winnie Bobble Hat' }).length)
  })

  test('draws with default colours if the given ones cannot be read', () => {
    expect(drawProduct({ ...card, colours: ['"/><script>', 'navy'] })).toBe(drawProduct({ ...card, colours: [] }))
  })
})
