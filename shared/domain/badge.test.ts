import { describe, expect, test } from 'vitest'
import { type Badge, microLabel, pictureBadge } from './badge.ts'
import { money } from './money.ts'
import type { ShownPrice } from './price.ts'

const bare = { colours: null, link: null, pdpText: null }
const percent = (percentage: number, text = '20% off'): Badge => ({
  ...bare,
  text,
  kind: 'percentOffWasNowPrice',
  percentage,
})
const label = (text: string): Badge => ({ ...bare, text, kind: 'microLabel' })
const plain = (amount: number, special: number | null = null): ShownPrice => ({
  price: money(amount, 'GBP'),
  special: special === null ? null : money(special, 'GBP'),
})

describe('labels', () => {
  const none = { badges: [], badge: null, price: plain(4500) }

  test('a sale badge has the shop’s colours and the text Sale, with no promotion and with a promotion that has other colours [PDP-40]', () => {
    const sale = { text: 'Sale', colours: null, isSale: true }
    expect(pictureBadge({ ...none, price: plain(4500, 3000) })).toEqual(sale)
    const colours = { text: '#ffffff', background: '#b3261e' }
    expect(pictureBadge({ ...none, badges: [{ ...percent(20, 'SALE'), colours }] })).toEqual(sale)
    expect(pictureBadge({ ...none, badges: [{ ...percent(20, '20% off'), colours }] })).toEqual({
      text: '20% off',
      colours,
      isSale: false,
    })
  })

  test('the image shows the badge of a promotion before that of a sale, and that of a sale before the product’s own', () => {
    const sold = { ...none, badge: 'New In', price: plain(4500, 3000) }
    expect(pictureBadge({ ...sold, badges: [label('3 for 2'), percent(20)] })?.text).toBe('20% off')
    expect(pictureBadge(sold)?.text).toBe('Sale')
    expect(pictureBadge({ ...none, badge: 'New In' })?.text).toBe('New In')
    expect(pictureBadge(none)).toBeNull()
  })

  test('a micro label shows beside the price unless the image has the same text', () => {
    expect(microLabel({ ...none, badges: [percent(20), label('3 for 2')] })?.text).toBe('3 for 2')
    expect(microLabel({ ...none, badge: 'New In', badges: [label('New in')] })).toBeNull()
    expect(microLabel({ ...none, badges: [percent(20)] })).toBeNull()
  })
})
