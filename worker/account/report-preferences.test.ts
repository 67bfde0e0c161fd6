import { expect, test } from 'vitest'
import { visitWith } from '../test/visit.ts'
import { reportPreferences } from './report-preferences.ts'
import { ServiceError } from '#shared/errors.ts'

test('waits for all calls if one fails, because the call that probes an open circuit ends with the response', async () => {
  const probe = Promise.withResolvers<void>()
  const refused = new ServiceError('marketing', 'unavailable')
  const marketing = {
    updateMarketingConsent: () => Promise.reject(refused),
    updatePreferences: () => probe.promise,
  }
  const { visit } = visitWith({ services: { marketing } })
  let isOver = false
  const outcome = reportPreferences(visit, 'ada@selvedge.example', {
    preferenceEmail: false,
    preferencePost: true,
  }).finally(() => (isOver = true))
  outcome.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
  expect(isOver).toBe(false)
  probe.resolve()
  await expect(outcome).rejects.toBe(refused)
})
