/// <reference types="vite/types/importMeta.d.ts" />
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/client/validators/cf-worker'
import { expect } from 'vitest'

/** The protocol's schemas, if `npm run contracts` has fetched them. */
const documents = import.meta.glob<object>('/.contracts/ucp/**/*.json', {
  eager: true,
  import: 'default',
  exhaustive: true,
})
/** Why a test is skipped. Printed by `scripts/test/skip-reporter.ts`. */
export const noDocuments = 'The vendors’ documents are not here. `npm run contracts` fetches them.'
export const hasDocuments = Object.keys(documents).length > 0

const validator = new CfWorkerJsonSchemaValidator()

const schemas = {
  profile: 'profile.json#/$defs/business_schema',
  permalink: 'shopping/permalink.json#/$defs/dev.ucp.shopping.permalink/business_schema',
  search: 'shopping/catalog_search.json#/$defs/search_response',
  lookup: 'shopping/catalog_lookup.json#/$defs/lookup_response',
  product: 'shopping/catalog_lookup.json#/$defs/get_product_response',
  cart: 'shopping/discount.json#/$defs/dev.ucp.shopping.cart',
  checkout: 'shopping/discount.json#/$defs/dev.ucp.shopping.checkout',
  delivered: 'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
  consented: 'shopping/buyer_consent.json#/$defs/dev.ucp.shopping.checkout',
  error: 'common/types/error_response.json',
} as const

/** Compares a response with the protocol's own schema, which is there only if it was fetched. */
export function expectOfficial(name: keyof typeof schemas, value: unknown): void {
  if (!hasDocuments) return
  const check = validator.getValidator({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $ref: `https://ucp.dev/schemas/${schemas[name]}`,
    $defs: Object.fromEntries(Object.values(documents).map((document, index) => [String(index), document])),
  })
  expect(check(value)).toMatchObject({ valid: true })
}
