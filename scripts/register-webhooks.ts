import { main } from './lib/main.ts'
import { registerWebhooks } from './lib/webhooks.ts'

// Registers the webhooks by which the commerce platform reports orders. Run `npm run webhooks` with the shop's settings
// in the environment.
await main(async () => {
  const changes = await registerWebhooks({
    apiUrl: setting('BIGCOMMERCE_API_URL').replace(/\/+$/, ''),
    accessToken: setting('BIGCOMMERCE_ACCESS_TOKEN'),
    publicOrigin: setting('PUBLIC_ORIGIN'),
    secret: setting('ORDER_WEBHOOK_SECRET'),
  })
  for (const { scope, change, destination } of changes) console.log(`${scope} to ${destination}: ${change}`)
})

function setting(name: string): string {
  const value = process.env[name]?.trim()
  if (!value) throw new Error(`${name} is not set. Set it in the environment to the shop's value.`)
  return value
}
