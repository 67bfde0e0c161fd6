import { expect, test } from 'vitest'
import { featuresOf } from './features.ts'
import { type Market, markets } from '#shared/markets.ts'
import { byMarket } from '#shared/test/by-market.ts'
import type { ThirdPartyScripts } from '#shared/third-parties.ts'

const script = 'https://consent.example.com/service.js'
const settings = {
  promotions: null,
  expressWalletLocales: 'eu',
  delivery: { methods: {}, cutOff: {}, holidays: {}, freeFrom: { en: 60 }, returnDays: {} },
  consentRules: { us: 'opt-out' as const },
  consentDomainId: null,
  thirdPartyScripts: {},
  personalisationScripts: null,
  isShopFinderOn: true,
  areReviewsOn: true,
  isSharingOn: true,
  areGiftCertificatesOn: false,
  presents: null,
  ratingsLocales: null,
  marketing: null,
  shops: null,
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
  const consentOf = (change: object, market: Market) => featuresOf({ ...settings, ...change }, market).consent
  expect(consentOf({}, markets.en)).toMatchObject({ rule: 'opt-in', service: null })
  expect(consentOf({}, markets.us)).toMatchObject({ rule: 'opt-out', service: null })
  const service = { thirdPartyScripts: { consent: script }, consentDomainId: 'domain' }
  expect(consentOf(service, markets.en)).toMatchObject({ rule: 'opt-in', service: { domainId: 'domain' } })
})

test.each([
  ['no script', {}, []],
  ['a wallet only', { thirdPartyScripts: { 'google-pay': script } }, []],
  [
    'a tag manager, whose tags may be for advertising',
    { thirdPartyScripts: { 'tag-manager': script } },
    ['performance', 'targeting', 'social'],
  ],
  ['reviews', { thirdPartyScripts: { ratings: script } }, ['functional']],
  [
    'size advice and customer data',
    { thirdPartyScripts: { fit: script, 'customer-data': script } },
    ['functional', 'targeting'],
  ],
  ['a tag of this market', { personalisationScripts: { en: script } }, ['targeting']],
  ['a tag of another market', { personalisationScripts: { us: script } }, []],
])('a market with %s asks for the purposes of its scripts only [D-330]', (_what, change, purposes) => {
  expect(featuresOf({ ...settings, ...change }, markets.en).consent.purposes).toEqual(purposes)
})

test('a market has analytics if a service of its own receives events', () => {
  const has = (thirdPartyScripts: ThirdPartyScripts) =>
    featuresOf({ ...settings, thirdPartyScripts }, markets.en).hasAnalytics
  expect([has({}), has({ fit: script }), has({ 'customer-data': script })]).toEqual([false, false, true])
})
