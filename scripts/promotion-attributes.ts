import { readSettings } from './doctor/read-settings.ts'
import { readOptions } from './lib/arguments.ts'
import { main } from './lib/main.ts'
import { planPromotionAttributes } from './lib/promotion-attributes.ts'

// Defines the attributes of cart items that the shop sends to the promotions engine. Can be repeated:
// `TALONONE_MANAGEMENT_KEY=… npm run promotion-attributes -- --env staging`. The key is the account's, not the shop's.
await main(async () => {
  const { env } = readOptions({ env: { type: 'string' } })
  const managementKey = process.env['TALONONE_MANAGEMENT_KEY']?.trim()
  if (!managementKey) throw new Error('TALONONE_MANAGEMENT_KEY is not set. Create a Management API key in the account.')
  const url = readSettings(env).env.TALONONE_URL?.replace(/\/+$/, '')
  if (!url) throw new Error('TALONONE_URL is not set.')
  const changes = await planPromotionAttributes({ url, managementKey })
  for (const { name, change, apply } of changes) {
    await apply()
    console.log(`${name}: ${change === 'create' ? 'created' : 'available in all applications'}`)
  }
  if (changes.length === 0) console.log('The account has all attributes.')
})
