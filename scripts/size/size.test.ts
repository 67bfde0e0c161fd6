import { expect, it } from 'vitest'
import { overruns, sizeTable } from './budgets.ts'
import { bootFiles, scriptFiles } from './chunks.ts'

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

it('fails for an island that the build does not have', () => {
  expect(() => scriptFiles(manifest, ['quick-add'])).toThrow('The client build has no island quick-add.')
})

it('is red past a budget, and names the page and the measure', () => {
  const sizes = { boot: 6 * 1024, script: 90 * 1024, bag: 90 * 1024, everything: 95 * 1024, style: 20 * 1024, document: 40 * 1024 }
  expect(overruns([{ page: 'plp', islands: [], sizes }])).toEqual([])
  expect(overruns([{ page: 'plp', islands: [], sizes: { ...sizes, document: 41 * 1024 } }])).toEqual(['plp: document is 41.0 KB, past its budget of 40.0 KB'])
  expect(overruns([{ page: 'home', islands: [], sizes }])).toEqual(['home: script is 90.0 KB, past its budget of 75.0 KB'])
  expect(sizeTable([{ page: 'plp', islands: ['bag'], sizes }])).toMatch(/plp .*90\.0 KB of 90\.0 KB.* bag/)
})
