import { expect, test } from 'vitest'
import { mayPrompt } from './locale-prompt.ts'

test.each([
  [{ layout: 'default', pageType: 'home' }, true],
  [{ layout: 'default', pageType: 'pdp' }, true],
  [{ layout: 'default', pageType: 'bag' }, false],
  [{ layout: 'default', pageType: 'error' }, false],
  [{ layout: 'checkout', pageType: 'checkout' }, false],
  [{ layout: 'default', pageType: 'home', preview: '' }, false],
])('on %o the locale overlay may open by itself: %s [D-85] [LOC-24]', (page, may) => {
  expect(mayPrompt(page)).toBe(may)
})
