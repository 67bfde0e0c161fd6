import type { Failure, VendorError } from '../faults/failure.ts'

/** The error of a GraphQL path, or of a version or resource of the Management API. */
export function bigcommerceError({ status, phrase, path, resetMs }: Failure): VendorError {
  const title = status === 429 ? 'Too many requests' : phrase
  if (path.endsWith('/graphql')) return { body: { errors: [{ message: title }] } }
  const headers = status === 429 && {
    'X-Rate-Limit-Time-Window-Ms': '30000',
    'X-Rate-Limit-Time-Reset-Ms': String(resetMs),
    'X-Rate-Limit-Requests-Quota': '450',
    'X-Rate-Limit-Requests-Left': '0',
  }
  return { ...bigcommerceBody(path, status, title), ...(headers && { headers }) }
}

function bigcommerceBody(path: string, status: number, title: string): VendorError {
  const type = 'https://developer.bigcommerce.com/api-docs/getting-started/api-status-codes'
  if (path.includes('/v2/')) return { body: [{ status, message: title }] }
  if (path.includes('/v3/catalog/trees') && (status === 400 || status === 401))
    return { body: title, contentType: 'text/plain; charset=UTF-8' }
  if (path.includes('/v3/checkouts') && status === 404)
    return { body: { errors: [{ status, title, type, detail: title }] } }
  return {
    body: { status, title, type, errors: {} },
    ...(path.includes('/v3/inventory') && { contentType: 'application/problem+json' }),
  }
}
