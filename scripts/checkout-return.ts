import { toConfiguration } from '../worker/configuration/configuration.ts'
import { parseSettings } from '../worker/configuration/parse-settings.ts'
import type { Settings } from '../worker/configuration/settings.ts'
import { readSettings } from './doctor/read-settings.ts'
import { readOptions } from './lib/arguments.ts'
import { planCheckoutReturn } from './lib/checkout-return.ts'
import { main } from './lib/main.ts'

// Makes the hosted checkout of each market lead to the shop's order confirmation: `npm run checkout-return -- --env
// production`. Can be repeated.
await main(async () => {
  const { env: name } = readOptions({ env: { type: 'string' } })
  const { env, standIn } = readSettings(name)
  const { values, issues } = parseSettings(env)
  const needed = ['BIGCOMMERCE_API_URL', 'BIGCOMMERCE_ACCESS_TOKEN', 'PUBLIC_ORIGIN', 'CHANNEL_IDS']
  const wrong = issues.find((issue) => needed.includes(issue.name))
  if (wrong) throw new Error(`${wrong.name}: ${wrong.problem}.`)
  const { bigCommerce, publicOrigin } = toConfiguration({ ...parseSettings(standIn).values, ...values } as Settings)
  const changes = await planCheckoutReturn({
    apiUrl: bigCommerce.apiUrl,
    accessToken: bigCommerce.accessToken,
    publicOrigin,
    channelOf: ({ code }) => bigCommerce.channelIds[code],
  })
  for (const { market, url, apply } of changes) {
    await apply()
    console.log(`${market}: ${url}`)
  }
  if (changes.length === 0) console.log('Every checkout leads to the shop already.')
})
