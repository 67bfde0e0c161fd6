import { describe, expect, test } from 'vitest'
import { chunkCycles } from './chunk-cycles.ts'

describe('cycles among chunks', () => {
  test('no cycle is found if every chunk imports only chunks that load before it', () => {
    expect(chunkCycles({ bag: ['shop', 'react'], shop: ['entry'], react: ['entry'], entry: [] })).toEqual([])
  })

  test('a cycle is reported from its first chunk back to that chunk', () => {
    expect(chunkCycles({ entry: [], shop: ['entry', 'bag'], bag: ['react', 'shop'], react: [] })).toEqual([
      ['shop', 'bag', 'shop'],
    ])
  })

  test('a cycle is found behind a chunk that is not part of it', () => {
    expect(chunkCycles({ page: ['events'], events: ['shop'], shop: ['events'] })).toEqual([
      ['events', 'shop', 'events'],
    ])
  })
})
