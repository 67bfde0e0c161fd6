import { describe, expect, test } from 'vitest'
import { chunkCycles } from './chunk-cycles.ts'

describe('cycles among chunks', () => {
  test('are none where every import leads to a chunk that is loaded before', () => {
    expect(chunkCycles({ bag: ['shop', 'react'], shop: ['entry'], react: ['entry'], entry: [] })).toEqual([])
  })

  test('are named from the first chunk back to it', () => {
    expect(chunkCycles({ entry: [], shop: ['entry', 'bag'], bag: ['react', 'shop'], react: [] })).toEqual([
      ['shop', 'bag', 'shop'],
    ])
  })

  test('are found where they begin behind another chunk', () => {
    expect(chunkCycles({ page: ['events'], events: ['shop'], shop: ['events'] })).toEqual([
      ['events', 'shop', 'events'],
    ])
  })
})
