import { afterEach, expect, test, vi } from 'vitest'
import { appendCards } from './next-cards.ts'

type Card = { product: string; colour?: string }

/** An entry of a list of cards, as far as `appendCards` reads it. */
const entryOf = (dataset: Card) => ({ dataset, querySelector: () => ({ dataset }) }) as unknown as Element

afterEach(() => vi.unstubAllGlobals())

test('more results have a product in other colours, and no card that is there already', () => {
  const appended: Element[] = []
  const grid = { append: (...cards: Element[]) => appended.push(...cards) }
  const shown = [entryOf({ product: '118', colour: 'Cream' }), entryOf({ product: '7' })]
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector.endsWith('.product-grid') ? [grid] : shown),
    adoptNode: (card: Element) => card,
    dispatchEvent: () => true,
  })
  const next = [
    entryOf({ product: '118', colour: 'Cream' }),
    entryOf({ product: '118', colour: 'Navy' }),
    entryOf({ product: '7' }),
  ]
  expect(appendCards({ cards: next, foot: null, pages: null })).toBe(next[1])
  expect(appended).toEqual([next[1]])
})
