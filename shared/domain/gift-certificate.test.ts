import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { certificateCodeSchema, isCertificateCode } from './certificate-code.ts'
import { certificateEnding, certificateMark, endingOfMark, payWithCertificates } from './gift-certificate.ts'
import { money } from './money.ts'

const amounts = fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 4 })

test('what certificates pay and what is left add up to the total, and none pays more than it has [GIFT-07]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000 }), amounts, (total, balances) => {
      const certificates = balances.map((amount, index) => ({ ending: `AAA${index}`, balance: money(amount, 'GBP') }))
      const { shares, left } = payWithCertificates(money(total, 'GBP'), certificates)
      const paid = shares.map(({ amount }) => amount?.amount ?? Number.NaN)
      expect(paid.reduce((sum, amount) => sum + amount, left?.amount ?? Number.NaN)).toBe(total)
      expect(paid.every((amount, index) => amount >= 0 && amount <= (balances[index] ?? 0))).toBe(true)
      expect(left?.amount).toBe(Math.max(0, total - balances.reduce((sum, amount) => sum + amount, 0)))
    }),
  )
})

test('says no amount that depends on a certificate whose balance is unknown [GIFT-08]', () => {
  const { shares, left } = payWithCertificates(money(5000, 'EUR'), [
    { ending: 'AAA1', balance: money(1000, 'EUR') },
    { ending: 'AAA2', balance: null },
    { ending: 'AAA3', balance: money(1000, 'EUR') },
  ])
  expect(shares.map(({ amount }) => amount?.amount ?? null)).toEqual([1000, null, null])
  expect(left).toBeNull()
})

test('reads a code as people copy it, and names it by its end [GIFT-01]', () => {
  const read = (text: string) => v.safeParse(certificateCodeSchema(), text)
  expect(read(' ffz–5n4-c7m-s78 ').output).toBe('FFZ-5N4-C7M-S78')
  for (const wrong of ['', 'FFZ-5N4-C7M', 'FFZ-5N4-C7M-S7', 'WELCOME10', 'FFZ-5N4-C7M-S78-A']) {
    expect([wrong, read(wrong).success, isCertificateCode(wrong)]).toEqual([wrong, false, false])
  }
  expect(certificateEnding('FFZ-5N4-C7M-S78')).toBe('MS78')
  expect(endingOfMark(certificateMark('MS78'))).toBe('MS78')
  expect(endingOfMark('FFZ-5N4-C7M-S78')).toBeNull()
})
