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

function drawn(who: keyof typeof people, pose: Standing['pose'], isChild = false) {
  const stage = createStage({ ratio: 1, random: createRandom(who), seed: who, isMirrored: false })
  const art = drawFigure(stage, people[who], { x: 400, y: 760, height: 600, pose, isChild })
  return toSvg({ width: 80, height: 80, view: { x: 0, y: 0, width: 800, height: 800 }, ...stage.collected(), art })
}

test.each(named)('draws %s in every pose, well formed, as an adult and as a child', (who) => {
  const all = ways.flatMap((pose) => [drawn(who, pose), drawn(who, pose, true)])
  expect(all.flatMap(faultsOf)).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

test('dresses each person differently', () => {
  expect(new Set(named.map((who) => drawn(who, 'stand'))).size).toBe(named.length)
})
