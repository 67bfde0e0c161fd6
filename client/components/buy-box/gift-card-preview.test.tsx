import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GiftCardPreview } from './gift-card-preview.tsx'
import type { Modifier } from '#shared/domain/product.ts'

const modifiers = ['Recipient name', 'Recipient email', 'Your name', 'Message'].map((label, index): Modifier => ({
  id: index,
  label,
  type: 'text',
  isRequired: false,
  maxLength: null,
}))
const render = (...typed: string[]) =>
  renderToStaticMarkup(
    <GiftCardPreview
      design="/media/1.jpg"
      modifiers={modifiers}
      values={new Map(typed.map((text, id) => [id, text]))}
    />,
  )

test('the preview of a gift card shows its design as a small picture of a known shape, its names and message as typed, and not the e-mail address', () => {
  const html = render('Grace', 'grace@example.com', 'Ada', 'Happy <birthday>\nfrom us')
  for (const part of [
    'src="/media/1.jpg?w=360&amp;fmt=auto&amp;qlt=default" alt="" loading="lazy" width="1600" height="2133"',
    'Dear Grace',
    'From Ada',
    '<p>Happy &lt;birthday&gt;\nfrom us</p>',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('example.com')
})

test('the preview of an empty gift card shows its design only', () => {
  expect(render('', '', ' ')).not.toMatch(/Dear|From|<p>/)
})
