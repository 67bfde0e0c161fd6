import { expect, test } from 'vitest'
import { organization } from './organization.ts'
import { markets } from '#shared/markets.ts'

const publicOrigin = 'https://shop.example'
const nothing = { freeFrom: {}, methods: {}, returnDays: {}, cutOff: {}, holidays: {} }

test('the JSON-LD of the organization has the return period and the free delivery of the market [D-275]', () => {
  const methods = { us: [{ kind: 'standard' as const, days: { first: 6, last: 9 }, cost: 995 }] }
  const delivery = { ...nothing, freeFrom: { en: 60, us: 120 }, methods, returnDays: { en: 14, us: 28 } }
  expect(organization({ publicOrigin, delivery, helpLinks: null }, markets.us)).toMatchObject({
    '@type': 'Organization',
    logo: 'https://shop.example/brand.png',
    contactPoint: { url: 'https://shop.example/help' },
    hasMerchantReturnPolicy: { applicableCountry: 'US', merchantReturnDays: 28 },
    hasShippingService: {
      shippingConditions: {
        shippingDestination: { addressCountry: 'US' },
        orderValue: { minValue: 120, currency: 'USD' },
        shippingRate: { value: 0 },
        transitTime: { duration: { minValue: 6, maxValue: 9, unitCode: 'DAY' } },
      },
    },
  })
})

test('the JSON-LD of the organization leaves out what no setting says [D-275]', () => {
  const described = organization({ publicOrigin, delivery: nothing, helpLinks: null }, markets.en)
  for (const name of ['hasMerchantReturnPolicy', 'hasShippingService']) expect(described).not.toHaveProperty(name)
})
