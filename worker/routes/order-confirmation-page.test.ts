import { describe, expect, it } from 'vitest'
import { confirmationIds } from './order-confirmation-page.tsx'

const cartId = '9a3e1c7e-1111-4222-8333-444455556666'

describe('ids of an order confirmation', () => {
  it('are told apart by shape, in both orders [RTE-12, RTE-13, CHK-14]', () => {
    expect(confirmationIds(cartId, '100001')).toEqual({ cartId, orderId: 100001 })
    expect(confirmationIds('100001', cartId)).toEqual({ cartId, orderId: 100001 })
  })

  it.each([
    ['100001', '100002'],
    [cartId, cartId],
    ['', ''],
    ['../etc', '1'],
  ])('%s / %s name no order', (first, second) => {
    expect(confirmationIds(first, second)).toBeNull()
  })
})
