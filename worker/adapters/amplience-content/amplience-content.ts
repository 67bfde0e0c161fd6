import * as v from 'valibot'
import { ServiceError } from '../../../shared/errors.ts'
import type { ContentItem } from '../../../shared/views.ts'
import type { ContentConfiguration } from '../../configuration/configuration.ts'
import type { ContentPort, ContentSource } from '../../ports/content-port.ts'
import type { Call } from '../../upstream/call.ts'
import { FetchSchema, languagesOf, StagingHostSchema, type FetchResponse } from './content-wire.ts'

const maxRequests = 12
const absentType = 'CONTENT_NOT_FOUND'

type AmplienceContentOptions = {
  configuration: ContentConfiguration
  call: Call
  /** For staging hosts. Their failures must not open the circuit breaker of the published content. */
  stagedCall?: Call
}

/** Content of Amplience's Content Delivery 2, published or of a staging host. */
export function createAmplienceContent({
  configuration,
  call,
  stagedCall = call,
}: AmplienceContentOptions): ContentPort {
  return {
    async items<Key extends string>(
      { market, keys, source }: Parameters<ContentPort['items']>[0],
      signal: AbortSignal,
    ) {
      const unique = [...new Set(keys)]
      const url = `${await originOf(source, signal)}/content/fetch`
      const parameters = { depth: 'all', format: 'inlined', locale: languagesOf(market) }
      const batches = Array.from({ length: Math.ceil(unique.length / maxRequests) }, (_, index) =>
        unique.slice(index * maxRequests, (index + 1) * maxRequests),
      )
      const found = await Promise.all(
        batches.map((batch) =>
          fetchBatch(
            source.kind === 'published' ? call : stagedCall,
            { url, parameters, keys: batch.map((key) => `${market.contentPrefix}${key}`) },
            signal,
          ),
        ),
      )
      const items = found.flat()
      return Object.fromEntries(unique.map((key, index) => [key, items[index] ?? null])) as Record<
        Key,
        ContentItem | null
      >
    },
  }

  async function fetchBatch(
    send: Call,
    request: { url: string; parameters: object; keys: string[] },
    signal: AbortSignal,
  ): Promise<(ContentItem | null)[]> {
    const { url, parameters, keys } = request
    const body = { parameters, requests: keys.map((key) => ({ key })) }
    const { responses } = await send('content', FetchSchema, { url, method: 'POST', isIdempotent: true, body, signal })
    if (responses.length !== keys.length) {
      throw new ServiceError('content', 'malformed', {
        message: `content: ${responses.length} responses to ${keys.length} requests`,
      })
    }
    return responses.map(toItem)
  }

  async function originOf(source: ContentSource, signal: AbortSignal): Promise<string> {
    if (source.kind === 'published') return configuration.url
    const host = v.parse(StagingHostSchema, source.domain)
    return configuration.stagingUrl.replaceAll(
      '{domain}',
      source.timestamp === null ? host : await hostAt(host, source.timestamp, signal),
    )
  }

  /** The host that shows the staging environment as it is at a given time (epoch milliseconds). */
  async function hostAt(host: string, timestamp: number, signal: AbortSignal): Promise<string> {
    return stagedCall('content-pin', StagingHostSchema, {
      url: `${configuration.virtualStagingUrl}/domain/${host}?timestamp=${timestamp}`,
      format: 'text',
      signal,
    })
  }
}

function toItem(response: FetchResponse): ContentItem | null {
  if ('content' in response) return response.content as ContentItem
  if (response.error.type === absentType) return null
  throw new ServiceError('content', 'unavailable', { message: `content: an entry failed with ${response.error.type}` })
}
