import type { CommercePart } from '../configuration/page-settings.ts'
import { declared, declaredService, version } from './protocol.ts'
import { endpoints } from '#shared/routes.ts'

/** What the shop declares at one of its hosts: only the parts that are on. */
export function profileOf(parts: readonly CommercePart[], origin: string) {
  const hasCatalogue = parts.includes('catalog') || parts.includes('mcp')
  // The paths of operations are below the endpoint.
  const rest = endpoints.searchCatalogue.path.replace('/catalog/search', '')
  const services = [
    ...(parts.includes('catalog') ? [declaredService('rest', origin + rest)] : []),
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
        ...(parts.includes('permalink') && {
          'dev.ucp.shopping.permalink': [
            declared('dev.ucp.shopping.permalink', { endpoint: origin + endpoints.permalink.path }),
          ],
        }),
      },
      payment_handlers: {},
    },
  }
}
