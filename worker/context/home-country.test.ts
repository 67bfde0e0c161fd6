import { expect, test } from 'vitest'
import { homeCountry } from './home-country.ts'
import { inLanguages, type Market, markets } from '#shared/markets.ts'

const irish: Market = markets.eu
const [, german = irish] = inLanguages(irish)

test.each([
  { market: german, country: 'AT', home: 'AT' },
  { market: german, country: 'IE', home: 'IE' },
  { market: german, country: 'CH', home: 'DE' },
  { market: german, country: null, home: 'DE' },
  { market: irish, country: 'FR', home: 'FR' },
  { market: irish, country: null, home: 'IE' },
  { market: irish, country: 'US', home: 'IE' },
  { market: markets.us, country: 'CA', home: 'CA' },
  { market: markets.en, country: 'JE', home: 'JE' },
  { market: markets.en, country: 'DE', home: 'GB' },
])('at $market.prefix a visitor from $country has forms for $home [D-347]', ({ market, country, home }) => {
  expect(homeCountry({ market, country })).toBe(home)
})
