import { expect, test } from 'vitest'
import { markets } from '../../shared/markets.ts'
import { featuresOf } from './features.ts'

const script = 'https://pay.example.com/component.js'
const settings = {
  promotions: null,
  expressWalletLocales: 'eu',
  expressWalletScript: script,
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

test("the service links lead to the market's targets [D-135]", () => {
  expect(featuresOf(settings, markets.us)).toMatchObject({ helpLink: 'https://help.example.com', appLink: null })
})
