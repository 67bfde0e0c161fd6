import { readSettings } from './doctor/read-settings.ts'
import { readOptions } from './lib/arguments.ts'
import { main } from './lib/main.ts'
import { chooseSteps, runSetup } from './setup/run-setup.ts'
import { toConfiguration } from '#worker/configuration/configuration.ts'
import { parseSettings } from '#worker/configuration/parse-settings.ts'
import type { Settings } from '#worker/configuration/settings.ts'

const byHand = `By hand, because it is the merchant's, or no API offers it (docs/deploy.md):
- the store's currencies; products, category trees, price lists, stock locations and delivery; the sign-up form's fields
- the host and certificate of the checkout; one kind of promotion codes only
- content types and first content: npm run content -- push, npm run content -- starter
- payments and wallets: docs/payments.md
Then npm run doctor checks all of it.`

// Makes the accounts ready for the shop: `npm run setup -- --env staging` says what it would change, `--apply` does it,
// `--only sites,webhooks` takes some of the steps.
await main(async () => {
  const {
    env: name,
    apply,
    only,
  } = readOptions({
    env: { type: 'string' },
    apply: { type: 'boolean', default: false },
    only: { type: 'string' },
  })
  const chosen = chooseSteps(only)
  const { env, standIn } = readSettings(name)
  const { values, issues } = parseSettings(env)
  const needed = ['BIGCOMMERCE_API_URL', 'BIGCOMMERCE_ACCESS_TOKEN', 'PUBLIC_ORIGIN', 'MARKET_HOSTS', 'CHANNEL_IDS']
  const wrong = issues.find((issue) => needed.includes(issue.name))
  if (wrong) throw new Error(`${wrong.name}: ${wrong.problem}.`)
  const { bigCommerce, publicOrigin, sites } = toConfiguration({
    ...parseSettings(standIn).values,
    ...values,
  } as Settings)
  const managementKey = process.env['TALONONE_MANAGEMENT_KEY']?.trim()
  const { TALONONE_URL: promotionsUrl } = env

  const ids = await runSetup({
    store: bigCommerce,
    publicOrigin,
    sites,
    channelIds: bigCommerce.channelIds,
    storefrontToken: env.BIGCOMMERCE_STOREFRONT_TOKEN || null,
    orderWebhookSecret: env.ORDER_WEBHOOK_SECRET || null,
    promotions: managementKey && promotionsUrl ? { url: promotionsUrl, managementKey } : null,
    isApplied: apply,
    only: chosen,
    print: console.log,
  })
  const found = Object.entries(ids).map(([code, id]) => `${code}=${id}`)
  const isComplete = found.length === Object.keys(sites).length
  if (isComplete && Object.entries(bigCommerce.channelIds).some(([code, id]) => ids[code as keyof typeof ids] !== id))
    console.log(`\nSet CHANNEL_IDS = "${found.join(',')}"`)
  console.log(`\n${apply ? '' : 'Nothing was changed. Repeat it with --apply.\n'}${byHand}`)
})
