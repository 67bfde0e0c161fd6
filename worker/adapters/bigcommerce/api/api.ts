import * as v from 'valibot'
import { toCorrelationId } from './correlation-id.ts'
import { ServiceError } from '#shared/errors.ts'
import type { Market } from '#shared/markets.ts'
import type { ConfigurationOf } from '#worker/configuration/configuration.ts'
import { createCall, type CallOptions } from '#worker/upstream/call.ts'
import { refusalOf } from '#worker/upstream/failures.ts'
import type { AbsentOn } from '#worker/upstream/send.ts'

type RestRequest = {
  /** Path below the store's address, with the version: `/v3/carts`. */
  path: string
  query?: Record<string, string | number>
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** True if the request may be sent twice. A GET always may. */
  isIdempotent?: boolean
  signal: AbortSignal
}

type GraphqlRequest = {
  market: Market
  query: string
  variables: Record<string, unknown>
  /** `false` for a mutation, because a mutation is never sent twice. */
  isIdempotent?: boolean
  /** Acts for the customer whose token it is. */
  customerAccessToken?: string | undefined
  signal: AbortSignal
}

/** The platform's two APIs: REST Management, and GraphQL Storefront for the market's channel. */
export type BigCommerceApi = {
  /** The platform's id of the market's channel. */
  channelOf(market: Market): number
  /** True if the market shows the platform's reviews. Only then does a read of products ask for them. */
  hasReviews(market: Market): boolean
  rest: {
    <Schema extends v.GenericSchema>(
      operation: string,
      schema: Schema,
      request: RestRequest & AbsentOn,
    ): Promise<v.InferOutput<Schema> | null>
    <Schema extends v.GenericSchema>(
      operation: string,
      schema: Schema,
      request: RestRequest & { absentOn?: never },
    ): Promise<v.InferOutput<Schema>>
  }
  /** `schema` parses `data`. A response with `errors` is a failure, even if it has data. */
  graphql<Schema extends v.GenericSchema>(
    operation: string,
    schema: Schema,
    request: GraphqlRequest,
  ): Promise<v.InferOutput<Schema>>
}

const ErrorsSchema = v.array(
  v.object({ message: v.string(), extensions: v.optional(v.object({ code: v.optional(v.string()) })) }),
)

const accessCodes: ReadonlySet<string> = new Set([
  'INSUFFICIENT_ACCESS_SCOPE',
  'INVALID_CUSTOMER_ACCESS_TOKEN',
  'MISSING_CUSTOMER_ACCESS_TOKEN',
])

export function createBigCommerceApi(
  options: { configuration: ConfigurationOf<'bigCommerce'>; hasReviews?: (market: Market) => boolean } & Omit<
    CallOptions,
    'service' | 'headers'
  >,
): BigCommerceApi {
  const { configuration, hasReviews = () => false, ...callOptions } = options
  const { requestId } = callOptions
  const correlation = requestId === undefined ? {} : { 'x-correlation-id': toCorrelationId(requestId) }
  const callRest = createCall({
    ...callOptions,
    service: 'commerce',
    headers: { 'x-auth-token': configuration.accessToken, ...correlation },
  })
  const callGraphql = createCall({
    ...callOptions,
    service: 'commerce',
    // It has no quota, so one that the REST API has used up does not stop it.
    api: 'graphql',
    headers: { authorization: `Bearer ${configuration.storefrontToken}`, ...correlation },
  })

  const channelOf = (market: Market) => configuration.channelIds[market.code]
  const rest = (
    operation: string,
    schema: v.GenericSchema,
    { path, query = {}, ...request }: RestRequest & Partial<AbsentOn>,
  ) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const url = `${configuration.apiUrl}${path}${search.size > 0 ? `?${search}` : ''}`
    return callRest(operation, schema, { ...request, url } as Parameters<typeof callRest>[2])
  }

  return {
    channelOf,
    hasReviews,
    rest,
    async graphql(operation, schema, { market, query, variables, isIdempotent = true, customerAccessToken, signal }) {
      const url = configuration.graphqlUrl.replaceAll('{channelId}', String(channelOf(market)))
      const ResponseSchema = v.union([
        v.object({ errors: v.pipe(ErrorsSchema, v.minLength(1)) }),
        v.object({ data: schema }),
      ])
      const response = await callGraphql(operation, ResponseSchema, {
        url,
        signal,
        method: 'POST',
        isIdempotent,
        // Texts of the catalogue are in the first of these languages that they are translated to.
        headers: {
          'accept-language': market.iso,
          ...(customerAccessToken !== undefined && {
            'x-bc-customer-access-token': customerAccessToken,
            // Otherwise a token that is not valid makes the request a guest's.
            'x-bc-error-on-invalid-customer-access-token': 'true',
          }),
        },
        body: { query, variables },
      })
      if ('errors' in response) throw refused(operation, response.errors)
      return response.data
    },
  }
}

function refused(operation: string, errors: v.InferOutput<typeof ErrorsSchema>): ServiceError {
  const [first] = errors
  const isAccess = accessCodes.has(first?.extensions?.code ?? '')
  return new ServiceError('commerce', isAccess ? 'unauthorised' : 'rejected', {
    message: `commerce ${operation}: ${first?.message ?? 'refused'}`,
    cause: refusalOf(first?.message ?? ''),
  })
}
