import { expect, test } from 'vitest'
import { featuresOf } from './features.ts'
import { markets } from '#shared/markets.ts'
import { byMarket } from '#shared/test/by-market.ts'

const script = 'https://consent.example.com/service.js'
const settings = {
  promotions: null,
  expressWalletLocales: 'eu',
  delivery: { days: {}, cutOff: {}, holidays: {}, freeFrom: { en: 60 }, returnDays: {} },
  consentRules: { us: 'opt-out' as const },
  consentDomainId: null,
  thirdPartyScripts: {},
  marketing: null,
  helpLinks: { ...byMarket(() => '/help'), us: 'https://help.example.com' },
  appLinks: null,
}

test('the express wallet is only in the markets that list it [PAY-01] [D-134]', () => {
  expect([
    featuresOf(settings, markets.eu).hasExpressWallet,
    featuresOf(settings, markets.en).hasExpressWallet,
  ]).toEqual([true, false])
})

test('delivery is free from the amount of the market, in minor units, and without one nothing is said', () => {
  expect([markets.en, markets.us].map((market) => featuresOf(settings, market).freeDeliveryFrom)).toEqual([6000, null])
})

test("the service links lead to the market's targets [D-135]", () => {
  expect(featuresOf(settings, markets.us)).toMatchObject({ helpLink: 'https://help.example.com', appLink: null })
})

test('a market without a rule of its own asks for consent before anything runs, and a consent service replaces the banner [D-19]', () => {
  expect(featuresOf(settings, markets.en).consent).toEqual({ rule: 'opt-in', service: null })
  expect(featuresOf(settings, markets.us).consent).toEqual({ rule: 'opt-out', service: null })
  const service = { ...settings, thirdPartyScripts: { consent: script }, consentDomainId: 'domain' }
  expect(featuresOf(service, markets.en).consent).toEqual({ rule: 'opt-in', service: { domainId: 'domain' } })
})
