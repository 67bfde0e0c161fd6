import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { functionsOf, kindOf, longFunctions } from './lib/census.ts'
import { root } from './lib/root.ts'

/** As they are now. Lower them when they shrink; the reasons of the longest are in docs/testing.md. */
const most = { functions: 63, lines: 178 }

test.each([
  ['worker/cart/bill.ts', 'product'],
  ['client/styles/pdp.css', 'product'],
  ['worker/cart/bill.test.ts', 'tests and proof'],
  ['worker/test/shop.ts', 'tests and proof'],
  ['proof/model/run.ts', 'tests and proof'],
  ['sandbox/app.test.ts', 'sandbox with its tests'],
  ['scripts/dev.ts', 'scripts'],
  ['README.md', 'documents'],
  ['package-lock.json', null],
])('the census counts %s as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

test('the census measures a function once, and not those inside of it', () => {
  const text =
    'const a = 1\nfunction outer() {\n  const inner = () => {\n    return 1\n  }\n  return inner\n}\nexport const b = () => 2\n'
  expect(functionsOf('a.ts', text)).toEqual([
    { line: 2, lines: 6 },
    { line: 8, lines: 1 },
  ])
})

test('the product has no more long functions than before, and no longer one', () => {
  const paths = globSync('{client,shared,worker}/**/*.{ts,tsx}', { cwd: root })
  const long = longFunctions(paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })))
  expect(long.length).toBeLessThanOrEqual(most.functions)
  expect(long.filter(({ lines }) => lines > most.lines)).toEqual([])
})
