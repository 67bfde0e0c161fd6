import { expect, test } from 'vitest'
import { markets } from '../../shared/markets.ts'
import { featuresOf } from './features.ts'

const script = 'https://pay.example.com/component.js'
const settings = {
  promotions: null,
  expressWalletLocales: 'eu',
  expressWalletScript: script,
  consentRules: { us: 'opt-out' as const },
  consentDomainId: null,
  thirdPartyScripts: {},
  walletScripts: { apple: null, google: 'https://pay.example.com/google.js' },
  helpLinks: { en: '/help', us: 'https://help.example.com', eu: '/help' },
  appLinks: null,
}

test("the payment service's component is only in the markets that offer the wallet [LAY-25] [D-134]", () => {
  expect(featuresOf(settings, markets.eu)).toMatchObject({ hasExpressWallet: true, expressWalletScript: script })
  expect(featuresOf(settings, markets.en)).toMatchObject({ hasExpressWallet: false, expressWalletScript: null })
  expect(featuresOf({ ...settings, expressWalletScript: null }, markets.eu)).toMatchObject({
    hasExpressWallet: true,
    expressWalletScript: null,
  })
})

test('the scripts of the wallets are only in the markets that offer the wallets', () => {
  expect([featuresOf(settings, markets.eu).walletScripts, featuresOf(settings, markets.en).walletScripts]).toEqual([
    settings.walletScripts,
    null,
  ])
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
