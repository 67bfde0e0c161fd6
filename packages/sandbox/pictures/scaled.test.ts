import { expect, test } from 'vitest'
import { homeLines } from '../catalogue/garments/home.ts'
import { patterns, type Pattern } from './patterns/cloth.ts'
import { drawProduct, type ProductRequest } from './product.ts'
import { cardRequest } from './test/card-request.ts'
import { faultsOf } from './test/well-formed.ts'

const home = [...new Set(homeLines.map(({ garment }) => garment))]
const request: ProductRequest = {
  ...cardRequest,
  garment: 'mug',
  pattern: 'stripe',
  view: 2,
}
const budget = 12_000

/** Units of the picture for a centimetre of the thing whose drawing has the text, and those of the product. */
const scalesIn = (svg: string, thing: string) => {
  const group = [...svg.matchAll(/<g transform="translate\([^)]+\)scale\(([\d.]+)\)">(.{0,80})/gs)]
  return Number(group.find(([, , text = '']) => text.startsWith(thing))?.[1])
}
const things = {
  hand: '<path d="M20 -1L64 14',
  mug: '<path d="M4 -6.8C7.4',
  sofa: '<path d="M-82 -10H-76',
}

test.each(home)('a %s is drawn beside something of a known size, well formed and small enough [WORN-05]', (garment) => {
  const drawn = (Object.keys(patterns) as Pattern[]).map((pattern) => drawProduct({ ...request, garment, pattern }))
  expect(drawn.flatMap(faultsOf)).toEqual([])
  expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(budget)
  const besides = Object.values(things).filter((thing) => drawn[0]?.includes(thing))
  expect(besides).toHaveLength(garment === 'bedding' ? 0 : 1)
})

test.each([
  ['mug', 'hand', 260, 9],
  ['plate', 'hand', 416, 27],
  ['notebook', 'hand', 300, 15],
  ['bowl', 'mug', 364, 16],
  ['lamp', 'mug', 348, 34],
  ['cushion', 'sofa', 436, 45],
] as const)('a %s has its true size beside the %s [WORN-05]', (garment, by, units, centimetres) => {
  const svg = drawProduct({ ...request, garment })
  const own = Number(
    /<g transform="translate\([^)]*\)scale\((0?\.?\d+|1|[\d.]+)\)[^"]*">(?:<ellipse[^>]*>)?<g class="g">/.exec(
      svg,
    )?.[1],
  )
  expect((units * own) / scalesIn(svg, things[by])).toBeCloseTo(centimetres, -0.5)
})

test('the scene, and all pictures of clothes, are as they were [WORN-05]', () => {
  const scene = drawProduct({ ...request, view: 'scene' })
  expect(Object.values(things).some((thing) => scene.includes(thing))).toBe(false)
  for (const garment of ['hat', 'bag', 'jumper'] as const)
    expect(drawProduct({ ...request, garment })).toBe(drawProduct({ ...request, garment, view: 'scene' }))
})
