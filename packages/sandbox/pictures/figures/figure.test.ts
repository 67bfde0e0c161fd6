import { expect, test } from 'vitest'
import { createStage } from '../campaigns/stage.ts'
import { toSvg } from '../picture.ts'
import { createRandom } from '../random.ts'
import { faultsOf } from '../test/well-formed.ts'
import { drawFigure, type Standing } from './figure.ts'
import { people } from './people.ts'
import { poses } from './poses.ts'

const named = Object.keys(people) as (keyof typeof people)[]
const ways = Object.keys(poses) as Standing['pose'][]

function drawn(who: keyof typeof people, pose: Standing['pose'], isChild = false, held = '') {
  const stage = createStage({ ratio: 1, random: createRandom(who), seed: who, isMirrored: false })
  const art = drawFigure(stage, people[who], { x: 400, y: 760, height: 600, pose, isChild, held })
  return toSvg({ width: 80, height: 80, view: { x: 0, y: 0, width: 800, height: 800 }, ...stage.collected(), art })
}

test.each(named)('draws %s in every pose, well formed, as an adult and as a child', (who) => {
  const all = ways.flatMap((pose) => [drawn(who, pose), drawn(who, pose, true)])
  expect(all.flatMap(faultsOf)).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

test.each(ways)(
  'closes the fingers around what is held in the pose %s, over it and in the colour of the hand',
  (pose) => {
    const held = '<circle cx="4" cy="-22" r="20" fill="#123456"/>'
    const svg = drawn('hostess', pose, false, held)
    expect(faultsOf(svg)).toEqual([])
    const [, after = ''] = svg.split(held)
    expect(after).toMatch(new RegExp(`<path d="M[^"]+" stroke="${people.hostess.skin}" stroke-width="8"/>`))
    expect(drawn('hostess', pose)).not.toContain('stroke-width="8"')
  },
)

test('a bun sits on the head', () => {
  const bun = /<path d="M-20 (-\d+)Q-30 -742/.exec(drawn('knitter', 'stand'))?.[1]
  const headTop = -654 - 43
  expect(Number(bun)).toBeGreaterThan(headTop)
})

test('dresses each person differently', () => {
  expect(new Set(named.map((who) => drawn(who, 'stand'))).size).toBe(named.length)
})
