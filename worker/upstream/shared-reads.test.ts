import { expect, test, vi } from 'vitest'
import type { PaymentPort } from '../ports/payment-port.ts'
import { createSharedReads, shareWallets } from './shared-reads.ts'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'

const { signal } = new AbortController()

test('the wallets of a market’s buttons are asked for once in ten minutes, those for a total each time [PAY-02]', async () => {
  let now = 0
  const methods = vi.fn(async () => [])
  const payments = shareWallets({ methods } as unknown as PaymentPort, {
    reads: createSharedReads(() => now),
    waitUntil: () => undefined,
  })
  const forButtons = (market: (typeof markets)[keyof typeof markets]) =>
    payments.methods({ market, amount: null }, signal)
  await Promise.all([forButtons(markets.en), forButtons(markets.en), forButtons(markets.us)])
  expect(methods).toHaveBeenCalledTimes(2)
  now = 599_999
  await forButtons(markets.en)
  expect(methods).toHaveBeenCalledTimes(2)
  now = 600_000
  await forButtons(markets.en)
  expect(methods).toHaveBeenCalledTimes(3)
  for (const amount of [money(1, 'GBP'), money(1, 'GBP')])
    await payments.methods({ market: markets.en, amount }, signal)
  expect(methods).toHaveBeenCalledTimes(5)
})

test('a failure of the provider is not kept: the next button asks again', async () => {
  const methods = vi.fn(() => Promise.reject(new Error('down')))
  const payments = shareWallets({ methods } as unknown as PaymentPort, {
    reads: createSharedReads(),
    waitUntil: () => undefined,
  })
  for (let times = 0; times < 2; times += 1)
    await expect(payments.methods({ market: markets.en, amount: null }, signal)).rejects.toThrow('down')
  expect(methods).toHaveBeenCalledTimes(2)
})
