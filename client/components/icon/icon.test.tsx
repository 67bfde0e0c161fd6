import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'

test('an icon is hidden from assistive technology', () => {
  expect(renderToStaticMarkup(<Icon name="bag" />)).toMatch(/^<svg class="icon"[^>]* aria-hidden="true"><path d="M/)
})

test('an unknown icon name renders nothing [ERR-25]', () => {
  expect(renderToStaticMarkup(<Icon name={'MODULE_NOT_FOUND' as never} />)).toBe('')
  expect(renderToStaticMarkup(<Icon name={'toString' as never} />)).toBe('')
})
