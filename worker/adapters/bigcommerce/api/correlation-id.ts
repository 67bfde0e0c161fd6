const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * The id by which the platform groups the calls of one request. It has to be a UUID. That of a ray begins with the
 * digits of the ray, so that one can be found by the other: `8a1b2c3d4e5f6071-LHR` is
 * `8a1b2c3d-4e5f-8607-8100-000000000000`.
 */
export function toCorrelationId(requestId: string): string {
  if (uuid.test(requestId)) return requestId
  const [ray = ''] = requestId.split('-')
  const hex = ray
    .replace(/[^\da-f]/gi, '')
    .slice(0, 16)
    .padEnd(16, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(12, 15)}-8${hex.slice(15)}00-${'0'.repeat(12)}`
}
