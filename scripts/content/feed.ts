import { readSettings } from '../doctor/read-settings.ts'
import { readOptions } from '../lib/arguments.ts'
import { downloadFeed } from '../lib/download-feed.ts'
import { main } from '../lib/main.ts'
import { fileNameOf } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'
import { everySite, sitesOf } from '#shared/sites.ts'
import { parseSettings } from '#worker/configuration/parse-settings.ts'

// Writes the product feed of a market to a file, for a service that takes uploads:
// `npm run content -- feed --market us --out us.xml --env production`. Without --env it asks the embedded set-up, which
// must be running (npm start).
await main(async () => {
  const {
    env: name,
    market = 'en',
    out = `${market}.xml`,
  } = readOptions({ env: { type: 'string' }, market: { type: 'string' }, out: { type: 'string' } })
  const { PUBLIC_ORIGIN: origin, MARKET_HOSTS: hosts = {} } = parseSettings(readSettings(name).env).values
  if (origin === undefined) throw new Error('PUBLIC_ORIGIN is missing or wrong: npm run doctor says why.')
  const sites = everySite(sitesOf(new URL(origin).origin, hosts))
  const site = sites.find((each) => fileNameOf(each.market) === market)
  if (!site)
    throw new Error(
      `There is no market ${market}. The shop has ${sites.map((each) => fileNameOf(each.market)).join(', ')}.`,
    )
  const items = await downloadFeed({ address: `${site.origin}${endpoints.feeds.path}/${market}.xml`, out })
  console.log(`${out} has ${items} items.`)
})
