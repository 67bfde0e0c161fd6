import { expect, test } from 'vitest'
import { scriptsOfMarket } from './third-party-scripts.ts'
import { markets } from '#shared/markets.ts'

const settings = {
  expressWalletLocales: 'eu',
  personalisationScripts: { eu: 'https://tag.example/eu.js' },
  ratingsLocales: 'us',
  thirdPartyScripts: {
    fit: 'https://fit.example/fit.js',
    'google-pay': 'https://pay.example/pay.js',
    'apple-pay': 'https://apple.example/pay.js',
  },
}

test('the scripts of the wallets are only in the markets that offer the wallets [PAY-01] [D-134]', () => {
  expect(scriptsOfMarket(settings, markets.eu)).toEqual({
    ...settings.thirdPartyScripts,
    personalisation: 'https://tag.example/eu.js',
  })
  expect(scriptsOfMarket(settings, markets.en)).toEqual({ fit: 'https://fit.example/fit.js' })
})

test('a request that belongs to no market has no third-party script', () => {
  expect(scriptsOfMarket(settings, undefined)).toEqual({})
})

test('the widget of a ratings service is only in the markets that use the service, which are all without the setting [D-350]', () => {
  const ratings = 'https://ratings.example/a.js'
  const inMarkets = (ratingsLocales: string | null) =>
    Object.values(markets).flatMap((market) =>
      scriptsOfMarket({ ...settings, ratingsLocales, thirdPartyScripts: { ratings } }, market).ratings === ratings
        ? [market.code]
        : [],
    )
  expect(inMarkets('us')).toEqual(['us'])
  expect(inMarkets(null)).toEqual(Object.keys(markets))
})
