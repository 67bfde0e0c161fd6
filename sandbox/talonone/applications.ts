import type { Currency } from '../catalogue/pricing.ts'

/** A deployment has one Application per market, with its currency and its single store. */
export type Application = { id: number; name: string; currency: Currency; storeIntegrationId: string }

export const applications: readonly Application[] = [
  { id: 1, name: 'uk', currency: 'GBP', storeIntegrationId: 'UK' },
  { id: 2, name: 'us', currency: 'USD', storeIntegrationId: 'US' },
  { id: 3, name: 'eu', currency: 'EUR', storeIntegrationId: 'EU' },
]

/** The application of a key; `keys` is a comma list of `applicationName=key`. */
export function applicationOfKey(keys: string, key: string): Application | undefined {
  const entry = keys
    .split(',')
    .map((pair) => pair.trim().split('='))
    .find(([, value]) => value !== undefined && value !== '' && value === key)
  return applications.find(({ name }) => name === entry?.[0])
}
