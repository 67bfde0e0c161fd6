import { afterEach, expect, test, vi } from 'vitest'
import { callsOf, inWaves } from '../counted-calls.ts'

afterEach(() => vi.restoreAllMocks())

const facts = ['ProductSummaries', 'query/byProductId']
const responses = [
  ['a search page', '/us/search?query=scarf', ['autocomplete/scarf', 'search/scarf']],
  ['the search overlay', '/eu/api/search?query=mug', ['autocomplete/mug']],
] as const

test.each(responses)(
  '%s makes its search call, then loads the facts of the found products in a second wave [PDP-43, PLP-32]',
  async (_what, path, found) => {
    const calls = await callsOf(path, `${path.slice(0, 3)}/search?query=kettle`)
    expect(inWaves(calls)).toEqual([found, facts])
  },
  30_000,
)
