import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { Icon } from './icon.tsx'

test('an icon is hidden from assistive technology', () => {
  expect(htmlOf(<Icon name="bag" />)).toMatch(/^<svg class="icon"[^>]* aria-hidden="true"><path d="M/)
})

test('an unknown icon name renders nothing [ERR-25]', () => {
  expect(htmlOf(<Icon name={'MODULE_NOT_FOUND' as never} />)).toBe('')
  expect(htmlOf(<Icon name={'toString' as never} />)).toBe('')
})
