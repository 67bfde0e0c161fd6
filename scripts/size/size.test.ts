import { expect, it } from 'vitest'
import { overruns, sizeTable } from './budgets.ts'
import { bootFiles, scriptFiles } from './chunks.ts'
import { behavioursOf, firstLoadIslands, islandsOf } from './islands.ts'

const chunk = (file: string, imports: string[] = [], dynamicImports: string[] = []) => ({ file, imports, dynamicImports })
const manifest = {
  'client/entry.ts': chunk('entry.js', ['_dom.js'], ['client/islands/bag.tsx', 'client/islands/zoom.tsx', 'client/runtime/navigation.ts']),
  '_dom.js': chunk('dom.js'),
  '_react.js': chunk('react.js'),
  'client/runtime/navigation.ts': chunk('navigation.js', ['_dom.js']),
  'client/islands/bag.tsx': chunk('bag.js', ['_react.js'], ['client/components/confetti.tsx']),
  'client/islands/zoom.tsx': chunk('zoom.js', ['_react.js']),
  'client/components/confetti.tsx': chunk('confetti.js', ['_react.js']),
}

it('counts the entry and what it imports as the boot script', () => {
  expect(bootFiles(manifest)).toEqual(['entry.js', 'dom.js'])
})

it("counts a page's islands, what they share once, and what is loaded later, but no other island", () => {
  expect(scriptFiles(manifest, ['bag']).toSorted()).toEqual(['bag.js', 'confetti.js', 'dom.js', 'entry.js', 'navigation.js', 'react.js'])
})

it('counts a behaviour, and what it loads later, where the page asks for it', () => {
  const withBehaviour = { ...manifest, 'client/entry.ts': chunk('entry.js', [], ['client/behaviours/cards.ts']), 'client/behaviours/cards.ts': chunk('cards.js', [], ['client/components/confetti.tsx']) }
  expect(behavioursOf('<ul data-behaviour="cards"><li data-behaviour="cards"></ul><p>data-behaviour="no"</p>')).toEqual(['cards'])
  expect(scriptFiles(withBehaviour, [])).toEqual(['entry.js'])
  expect(scriptFiles(withBehaviour, [], ['cards'])).toEqual(['entry.js', 'cards.js', 'confetti.js', 'react.js'])
})

it('counts islands that wait for a tap of their own past the first load, but the bag within it', () => {
  const island = (name: string, on: string) => `<sv-island data-name="${name}" data-on="${on}" data-props="{}"></sv-island>`
  const islands = islandsOf(`${island('zoom', 'interaction')}${island('buy-box', 'idle')}${island('cart-panel', 'interaction')}${island('zoom', 'interaction')}`)
  expect(islands.map(({ name }) => name)).toEqual(['buy-box', 'cart-panel', 'zoom'])
  expect(firstLoadIslands(islands)).toEqual(['buy-box', 'cart-panel'])
})

it('fails for an island that the build does not have', () => {
  expect(() => scriptFiles(manifest, ['quick-add'])).toThrow('The client build has no island quick-add.')
})

it('is red past a budget, and names the page and the measure', () => {
  const sizes = { boot: 6 * 1024, script: 90 * 1024, everything: 95 * 1024, style: 20 * 1024, document: 40 * 1024 }
  expect(overruns([{ page: 'plp', islands: [], sizes }])).toEqual([])
  expect(overruns([{ page: 'plp', islands: [], sizes: { ...sizes, document: 41 * 1024 } }])).toEqual(['plp: document is 41.0 KB, past its budget of 40.0 KB'])
  expect(overruns([{ page: 'home', islands: [], sizes }])).toEqual(['home: script is 90.0 KB, past its budget of 75.0 KB'])
  expect(sizeTable([{ page: 'plp', islands: ['bag'], sizes }])).toMatch(/plp .*90\.0 KB of 90\.0 KB.* bag/)
})
