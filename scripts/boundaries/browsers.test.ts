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
])('the check of browsers reports %j', (text, since) => {
  expect(check(text)).toEqual([expect.stringContaining(`(since ${since})`)])
})

test.each([
  ["heart.getAttribute('aria-pressed')"],
  ["element.role === 'status'"],
  ['// Safari has URL.parse since version 18.'],
  ['AbortSignal.timeout(8000)'],
])('the check of browsers permits %j', (text) => expect(check(text)).toEqual([]))

test('the check of browsers leaves tests and the Worker alone', () => {
  expect(check('AbortSignal.any([])', 'client/runtime/a.test.ts', true)).toEqual([])
  expect(check('AbortSignal.any([])', 'worker/upstream/call.ts')).toEqual([])
})
