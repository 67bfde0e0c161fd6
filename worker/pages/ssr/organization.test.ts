import { expect, test } from 'vitest'
import { organization } from './organization.ts'

const publicOrigin = 'https://shop.example'
const nothing = { freeFrom: {}, days: {}, returnDays: {}, cutOff: {}, holidays: {} }

test('the JSON-LD of the organization has the return policy and the free delivery of each market that has the settings', () => {
  const delivery = {
    ...nothing,
    freeFrom: { us: 120 },
    days: { us: { first: 6, last: 9 } },
    returnDays: { en: 28, eu: 14 },
  }
  expect(organization({ publicOrigin, delivery })).toMatchObject({
    '@type': 'Organization',
    logo: 'https://shop.example/brand.png',
    contactPoint: { url: 'https://shop.example/help' },
    hasMerchantReturnPolicy: [
      { applicableCountry: 'GB', merchantReturnDays: 28 },
      { applicableCountry: 'IE', merchantReturnDays: 14 },
    ],
    hasShippingService: [
      {
        shippingConditions: {
          shippingDestination: { addressCountry: 'US' },
          orderValue: { minValue: 120, currency: 'USD' },
          shippingRate: { value: 0 },
          transitTime: { duration: { minValue: 6, maxValue: 9, unitCode: 'DAY' } },
        },
      },
    ],
  })
})

test('the JSON-LD of the organization leaves out what no setting says', () => {
  const described = organization({ publicOrigin, delivery: nothing })
  for (const name of ['hasMerchantReturnPolicy', 'hasShippingService']) expect(described).not.toHaveProperty(name)
})
