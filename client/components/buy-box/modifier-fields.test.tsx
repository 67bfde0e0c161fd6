import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ModifierFields } from './modifier-fields.tsx'
import type { Modifier } from '#shared/domain/product.ts'

test('the day of a gift card has no maximum length, which HTML allows for texts only', () => {
  const labels = ['Recipient name', 'Recipient email', 'Send date']
  const modifiers = labels.map((label, id): Modifier => ({ id, label, type: 'text', isRequired: true, maxLength: 30 }))
  const product = { modifiers, details: null, isGiftCard: false, imageUrl: '' }
  const html = renderToStaticMarkup(<ModifierFields product={product} errors={new Map()} isLive={false} />)
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
  expect(inputs.map((tag) => [/type="(\w+)"/.exec(tag)?.[1], /maxlength="30"/i.test(tag)])).toEqual([
    ['text', true],
    ['email', true],
    ['date', false],
  ])
})
