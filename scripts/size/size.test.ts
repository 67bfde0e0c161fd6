import { expect, test } from 'vitest'
import { budgets, type Measure, overruns, sizeTable, walletLine } from './budgets.ts'
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
  const sizes = { ...budgets.plp }
  const inKilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
  const past = (change: Partial<Record<Measure, number>>, forcing: string[] = []) =>
    overruns([{ page: 'plp', islands: [], forcing, sizes: { ...sizes, ...change } }])
  expect(past({})).toEqual([])
  expect(past({ document: 50 * 1024 })).toEqual([
    `plp: document is 50.0 KB, past its budget of ${inKilobytes(sizes.document)} KB by ${Math.ceil(50 * 1024 - sizes.document)}`,
  ])
  expect(past({ elements: 9000 })).toEqual([
    `plp: elements is 9000, past its budget of ${sizes.elements} by ${9000 - sizes.elements}`,
  ])
  expect(past({ forced: 2 }, ['entry-1.js', 'entry-1.js'])).toEqual([
    'plp: forced is 2, past its budget of 0 by 2: entry-1.js, entry-1.js',
  ])
  const home = { ...budgets.home, script: 99 * 1024, document: 1e9 }
  expect(overruns([{ page: 'home', islands: [], forcing: [], sizes: home }])).toEqual([
    `home: script is 99.0 KB, past its budget of ${inKilobytes(budgets.home.script)} KB by ${Math.ceil(99 * 1024 - budgets.home.script)}`,
  ])
  const script = `${inKilobytes(sizes.script)} KB`
  expect(sizeTable([{ page: 'plp', islands: ['bag'], forcing: [], sizes }])).toMatch(
    new RegExp(`script \\(br\\) +${script} of ${script}\n[^]*islands of plp: bag`),
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
