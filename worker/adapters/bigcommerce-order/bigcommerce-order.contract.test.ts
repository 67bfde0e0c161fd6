import { expect, it } from 'vitest'
import { untilDone } from '../../test/recorded-fetch.ts'
import { sandboxServices } from '../../test/sandbox.ts'

it('has no order of an unknown number [CHK-14]', async () => {
  const { services } = sandboxServices()
  expect(await services.orders.order({ orderId: 999_999_999 }, untilDone())).toBeNull()
})
