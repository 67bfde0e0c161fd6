import { expect, test } from 'vitest'
import { chaosActions } from './actions.ts'
import { chaosPages } from './pages.ts'
import { sampleGroups } from './sample.ts'
import { chaosFaults, chaosServices } from './targets.ts'
import { createRandom } from '#sandbox/catalogue/random.ts'

const all = {
  services: chaosServices,
  faults: chaosFaults,
  pages: Object.entries(chaosPages),
  actions: Object.entries(chaosActions),
}

test('a sample has each service and each fault, with any seed', () => {
  for (const seed of ['1', '2', '3']) {
    const groups = sampleGroups(all, createRandom(seed))
    expect(new Set(groups.map(({ service }) => service)).size).toBe(chaosServices.length)
    expect(new Set(groups.map(({ fault }) => fault.name)).size).toBe(chaosFaults.length)
  }
})

test('a seed always gives the same sample', () => {
  const namesOf = (seed: string) =>
    sampleGroups(all, createRandom(seed)).map(({ service, fault, pages }) => [
      service,
      fault.name,
      pages.map(([name]) => name),
    ])
  expect(namesOf('7')).toEqual(namesOf('7'))
  expect(namesOf('7')).not.toEqual(namesOf('8'))
})
