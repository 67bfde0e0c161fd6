import type { Connection } from './connect.ts'
import type { Check } from './finding.ts'
import { exactAmount } from '#shared/domain/exact-amount.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { itemAttributes } from '#shared/promotion-item-attributes.ts'
import { includesLocale } from '#worker/configuration/includes-locale.ts'

// One line at the lowest price. The engine does not know the SKU, which is no error.
const doctorItem = { sku: 'doctor', name: 'Doctor', quantity: 1, price: exactAmount(1), productId: 1, variantId: 1 }

/** The promotions engine: key and attributes of each market that uses it. A dry run writes nothing. */
export function promotionChecks({ ports: { promotions }, configuration }: Connection): Check[] {
  if (!promotions) return []
  return Object.values(markets)
    .filter(({ code }) => includesLocale(configuration.promotions?.locales, code))
    .flatMap((market): Check[] => [
      {
        name: `promotions key of ${market.code}`,
        settings: ['TALONONE_URL', 'TALONONE_API_KEYS'],
        why: `The market ${market.code} sells without promotions, and codes are refused.`,
        fix: `Set TALONONE_API_KEYS to ${market.currency}= with an Integration API key of this market's application.`,
        async run(signal) {
          await promotions.session({ market, sessionId: 'doctor' }, signal)
          return null
        },
      },
      {
        name: `promotions sync of ${market.code}`,
        settings: ['TALONONE_URL', 'TALONONE_API_KEYS'],
        why: `The market ${market.code} sells without promotions, because the engine refuses every cart.`,
        fix: `Run npm run setup with --apply and --only attributes, and give the application of ${market.currency} its store (docs/vendors.md#talonone).`,
        async run(signal) {
          const session = { market, sessionId: 'doctor', isDryRun: true, items: [doctorItem], manualCoupons: [] }
          try {
            await promotions.updateSession({ ...session, profile: null }, signal)
            return null
          } catch (cause) {
            if (!(cause instanceof ServiceError) || cause.status !== 400) throw cause
            const names = itemAttributes.map(({ name }) => name).join(' or ')
            return { what: `the engine refuses a dry run: it lacks ${names} of cart items, or the store` }
          }
        },
      },
    ])
}

/** The stock service of the shops. No shop has an unknown SKU. */
export function shopChecks({ ports: { shops }, configuration }: Connection): Check[] {
  if (!shops) return []
  const locales = configuration.shops?.locales
  return Object.values(markets)
    .filter(({ code }) => includesLocale(locales, code))
    .map((market): Check => ({
      name: `shops stock of ${market.code}`,
      settings: ['SHOPS_URL', 'SHOPS_KEY', 'SHOPS_LOCALES'],
      why: 'Nothing can be reserved in a shop.',
      fix: 'Set SHOPS_URL without version, SHOPS_KEY to a key of the same service, and SHOPS_LOCALES to the markets that have shops.',
      async run(signal) {
        const found = await shops.stock({ market, sku: 'unknown-sku' }, signal)
        return found.length > 0 ? null : { what: 'the market has no shop' }
      },
    }))
}

/** The e-mail marketing provider. An empty address is refused, but only after the token was accepted. */
export function marketingChecks({ ports: { marketing } }: Connection): Check[] {
  if (!marketing) return []
  return [
    {
      name: 'marketing token',
      settings: ['MARKETING_URL', 'MARKETING_TOKEN'],
      why: 'Newsletter and back-in-stock requests fail.',
      fix: 'Set MARKETING_URL without version, and MARKETING_TOKEN to a token of the same account.',
      async run(signal) {
        try {
          await marketing.updateMarketingConsent({ email: '', category: 'marketing_email', isGiven: false }, signal)
        } catch (cause) {
          const isRefused = cause instanceof ServiceError && (cause.status === 400 || cause.status === 422)
          if (!isRefused) throw cause
        }
        return null
      },
    },
  ]
}
