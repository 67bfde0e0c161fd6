import { expect, test } from 'vitest'
import { budgets, overruns, sizeTable, walletLine } from './budgets.ts'
import { bootFiles, chunkFile } from './chunks.ts'

const chunk = (file: string, imports: string[] = []) => ({ file, imports })
const manifest = {
  'client/entry.ts': chunk('entry.js', ['_dom.js']),
  '_dom.js': chunk('dom.js', ['_events.js']),
  '_events.js': chunk('events.js', ['_dom.js']),
  'client/islands/bag.tsx': chunk('bag.js', ['_dom.js']),
}

test('the boot script consists of the entry and the files that it imports, directly or not', () => {
  expect(bootFiles(manifest)).toEqual(['entry.js', 'dom.js', 'events.js'])
})

test('the report on the boot script throws if the build has no entry', () => {
  expect(() => bootFiles({})).toThrow('The client build has no client/entry.ts.')
})

test('a size over its budget is reported with its page and measure', () => {
  const sizes = {
    boot: 6 * 1024,
    consent: 1024,
    banner: 1024,
    script: 25 * 1024,
    bag: 92 * 1024,
    style: 20 * 1024,
    document: 40 * 1024,
    html: 100 * 1024,
    elements: 600,
    files: 15,
    styled: 900,
    laidOut: 500,
    objects: 400,
    forced: 0,
  }
  expect(overruns([{ page: 'plp', islands: [], forcing: [], sizes }])).toEqual([])
  expect(overruns([{ page: 'plp', islands: [], forcing: [], sizes: { ...sizes, document: 41 * 1024 } }])).toEqual([
    'plp: document is 41.0 KB, past its budget of 40.0 KB',
  ])
  expect(overruns([{ page: 'plp', islands: [], forcing: [], sizes: { ...sizes, elements: 9000 } }])).toEqual([
    `plp: elements is 9000, past its budget of ${budgets.plp.elements}`,
  ])
  const forcing = ['entry-1.js', 'entry-1.js']
  expect(overruns([{ page: 'plp', islands: [], forcing, sizes: { ...sizes, forced: 2 } }])).toEqual([
    'plp: forced is 2, past its budget of 0: entry-1.js, entry-1.js',
  ])
  expect(overruns([{ page: 'home', islands: [], forcing: [], sizes }])).toEqual([
    'home: script is 25.0 KB, past its budget of 24.0 KB',
  ])
  expect(sizeTable([{ page: 'plp', islands: ['bag'], forcing: [], sizes }])).toMatch(
    new RegExp(`script \\(br\\) +25\\.0 KB of ${(budgets.plp.script / 1024).toFixed(1)} KB\n[^]*islands of plp: bag`),
  )
})

test('the scripts of the express wallet are reported if together they exceed 6 KB', () => {
  expect(walletLine({ buttons: 2 * 1024, payment: 4 * 1024 })).toEqual({
    text: 'express wallet: 6.0 KB of 6.0 KB (buttons 2.0 KB, payment 4.0 KB)',
    isPast: false,
  })
  expect(walletLine({ buttons: 2 * 1024, payment: 4 * 1024 + 1 })).toMatchObject({ isPast: true })
})

test('the script of a shared chunk is found by its name', () => {
  const build = { '_a-1.js': { ...chunk('assets/a-1.js'), name: 'a' } }
  expect(chunkFile(build, 'a')).toBe('assets/a-1.js')
  expect(() => chunkFile(build, 'b')).toThrow('The client build has no chunk b.')
})
