import { expect, test } from 'vitest'
import { oldBrowserViolations } from './browsers.ts'

function check(text: string, path = 'client/runtime/a.ts', isTest = false) {
  return oldBrowserViolations(new Map([[path, { path, text, isTest, imports: [] }]]))
}

test.each([
  ["heart.ariaPressed = 'true'", 'Firefox 119'],
  ["bar.role = 'status'", 'Firefox 119'],
  ["form.querySelector('fieldset:not(:has(:checked))')", 'Firefox 121'],
  ['fetch(url, { signal: AbortSignal.any([signal, late]) })', 'Firefox 124'],
  ['panel.checkVisibility()', 'Safari 17.4'],
  ['URL.parse(text)', 'Safari 18'],
  ['URL.canParse(text)', 'Chrome 120'],
  ["element.role === 'status'", 'Firefox 119'],
  ["send('https://shop.example', AbortSignal.any([signal, late]))", 'Firefox 124'],
  ["import.meta.glob('../behaviours/*.ts'); panel.checkVisibility(); import.meta.glob('../*/*.ts')", 'Safari 17.4'],
])('the check of browsers reports %j', (text, since) => {
  expect(check(text)).toEqual([expect.stringContaining(`(since ${since})`)])
})

test.each([
  ["heart.getAttribute('aria-pressed')"],
  ['// Safari has URL.parse since version 18.'],
  ['const url = read(/* URL.parse is missing */ text)'],
  ['AbortSignal.timeout(8000)'],
])('the check of browsers permits %j', (text) => expect(check(text)).toEqual([]))

test('the check of browsers reads the shared code, which runs in browsers too', () => {
  expect(check('Object.groupBy(lines, keyOf)', 'shared/domain/cart.ts')).toHaveLength(1)
})

test('the check of browsers does not read tests and the Worker', () => {
  expect(check('AbortSignal.any([])', 'client/runtime/a.test.ts', true)).toEqual([])
  expect(check('AbortSignal.any([])', 'worker/upstream/call.ts')).toEqual([])
})
