import type { CommercePart } from '../configuration/page-settings.ts'
import { sitesHere } from '../context/sites-here.ts'
import type { Visit } from '../context/visit.ts'
import { takesBuyerConsent } from './buyer-consent.ts'
import { declaredHandlers } from './google-pay.ts'
import { type Capability, declared, declaredService, version } from './protocol.ts'
import { endpoints } from '#shared/routes.ts'

/** What the shop declares at the host of the visit: only the parts that are on. */
export function shopProfile(visit: Visit) {
  const { commerceParts: parts } = visit.configuration
  const [{ origin } = { origin: '' }] = sitesHere(visit)
  const hasCatalogue = parts.includes('catalog') || parts.includes('mcp')
  const resources = resourcesOf(parts)
  // The paths of operations are below the endpoint.
  const rest = endpoints.searchCatalogue.path.replace('/catalog/search', '')
  const services = [
    ...(parts.includes('catalog') || resources.length > 0 ? [declaredService('rest', origin + rest)] : []),
    ...(parts.includes('mcp') ? [declaredService('mcp', origin + endpoints.assistantTools.path)] : []),
  ]
  return {
    ucp: {
      version,
      services: services.length > 0 ? { 'dev.ucp.shopping': services } : {},
      capabilities: {
        ...(hasCatalogue && {
          'dev.ucp.shopping.catalog.search': [declared('dev.ucp.shopping.catalog.search')],
          'dev.ucp.shopping.catalog.lookup': [declared('dev.ucp.shopping.catalog.lookup')],
        }),
        ...Object.fromEntries(resources.map((name) => [name, [declared(name)]])),
        ...(resources.length > 0 && {
          'dev.ucp.shopping.discount': [declared('dev.ucp.shopping.discount', { extended: resources })],
        }),
        ...(parts.includes('checkout') && {
          'dev.ucp.shopping.fulfillment': [
            declared('dev.ucp.shopping.fulfillment', { extended: ['dev.ucp.shopping.checkout'] }),
          ],
        }),
        ...(parts.includes('checkout') &&
          takesBuyerConsent(visit) && {
            'dev.ucp.shopping.buyer_consent': [
              declared('dev.ucp.shopping.buyer_consent', { extended: ['dev.ucp.shopping.checkout'] }),
            ],
          }),
        ...(parts.includes('permalink') && {
          'dev.ucp.shopping.permalink': [
            declared('dev.ucp.shopping.permalink', { config: { endpoint: origin + endpoints.permalink.path } }),
          ],
        }),
      },
      payment_handlers: declaredHandlers(visit),
    },
  }
}

function resourcesOf(parts: readonly CommercePart[]): Capability[] {
  return [
    ...(parts.includes('cart') ? (['dev.ucp.shopping.cart'] as const) : []),
    ...(parts.includes('checkout') ? (['dev.ucp.shopping.checkout'] as const) : []),
  ]
}
