import { describe, expect, test } from 'vitest'
import { sceneNames, drawCampaign } from './campaign.ts'
import { faultsOf } from './test/well-formed.ts'

const shapes = [
  { width: 1920, height: 840 },
  { width: 1920, height: 1080 },
  { width: 800, height: 1000 },
  { width: 600, height: 600 },
]
const budget = 25_600

describe('drawCampaign', () => {
  test.each(sceneNames)('composes %s for every shape, well formed and within its budget', (scene) => {
    const drawn = shapes.flatMap((shape) => [1, 2, 3].map((number) => drawCampaign({ scene, number, ...shape }) ?? ''))
    expect(drawn.flatMap(faultsOf)).toEqual([])
    expect(Math.min(...drawn.map((svg) => svg.length))).toBeGreaterThan(1000)
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(budget)
  })

  test('draws the same campaign for the same request, and another for another number', () => {
    const request = { scene: 'coast', number: 1, width: 1280, height: 720 }
    expect(drawCampaign(request)).toBe(drawCampaign({ ...request }))
    expect(drawCampaign(request)).not.toBe(drawCampaign({ ...request, number: 3 }))
  })

  test('draws nothing for an unknown scene', () => {
    for (const scene of ['moonscape', 'category-', 'category-moons', 'constructor', 'womens']) {
      expect(drawCampaign({ scene, number: 1, width: 100, height: 100 })).toBeUndefined()
    }
  })
})
