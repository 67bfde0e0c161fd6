import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { OrderAddressCard } from './order-address.tsx'
import { OrderLines } from './order-lines.tsx'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'

test('each line of an address has the direction of its own letters, so that brackets and numbers keep their side', () => {
  const address = {
    name: 'محمد (Ali)',
    lines: ['1 שדרות רוטשילד'],
    city: 'London',
    region: '',
    postalCode: 'N1 7AA',
    country: 'United Kingdom',
  }
  const html = htmlOf(<OrderAddressCard address={address} />)
  for (const line of ['محمد (Ali)', '1 שדרות רוטשילד', 'London', 'N1 7AA'])
    expect(html).toContain(`<span><bdi>${line}</bdi></span>`)
})

test('a text that was typed for a line of an order has the direction of its own letters, and stays as it was typed', () => {
  const line = {
    id: 1,
    productId: 101,
    variantId: null,
    price: money(2500, 'GBP'),
    name: 'Gift card',
    sku: '100000-1',
    quantity: 1,
    sent: 0,
    refunded: 0,
    deliveryId: 1,
    total: money(2500, 'GBP'),
    options: [
      { name: 'Color', value: 'Meadow' },
      { name: 'Recipient name', value: 'משה (Moshe)' },
      { name: 'Message', value: '2026-12-25' },
    ],
  }
  const html = htmlOf(
    <OrderLines lines={[line]} market={markets.en} mediaBase="https://media.example" isSentInPart={false} />,
  )
  for (const text of ['משה (Moshe)', '2026-12-25']) expect(html).toContain(`<bdi>${text}</bdi> · `)
})
