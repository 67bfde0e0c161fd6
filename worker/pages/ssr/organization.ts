import type { Configuration } from '../../configuration/configuration.ts'
import { freeDeliveryFrom, standardDays } from '../../configuration/delivery-terms.ts'
import { helpUrl } from '../../configuration/help-url.ts'
import { toDecimal } from '#shared/domain/money.ts'
import type { Market } from '#shared/markets.ts'
import { brand, brandPicturePath } from '#shared/merchant.ts'

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`)

type Settings = Pick<Configuration, 'publicOrigin' | 'delivery' | 'helpLinks'>

/** schema.org Organization: the company behind the shop, with its terms in the market. What no setting says is left out. */
export function organization(settings: Settings, market: Market): object {
  const { publicOrigin, delivery } = settings
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand,
    url: publicOrigin,
    logo: publicOrigin + brandPicturePath,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', url: helpUrl(settings, market) },
    ...returnPolicy(delivery.returnDays[market.code], market),
    ...freeShipping({ delivery }, market),
  }
}

function returnPolicy(days: number | undefined, { country }: Market): object {
  if (days === undefined) return {}
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: days,
    },
  }
}

/** Only the amount from which delivery is free is a setting; other prices are the platform's. */
function freeShipping({ delivery }: Pick<Settings, 'delivery'>, market: Market): object {
  const from = freeDeliveryFrom({ delivery }, market)
  const days = standardDays({ delivery }, market)
  if (!from) return {}
  const condition = {
    '@type': 'ShippingConditions',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: market.country },
    orderValue: { '@type': 'MonetaryAmount', minValue: toDecimal(from), currency: from.currency },
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: from.currency },
    ...(days && {
      transitTime: {
        '@type': 'ServicePeriod',
        businessDays: workingDays,
        duration: { '@type': 'QuantitativeValue', minValue: days.first, maxValue: days.last, unitCode: 'DAY' },
      },
    }),
  }
  return { hasShippingService: { '@type': 'ShippingService', shippingConditions: condition } }
}
