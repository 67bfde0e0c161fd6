import * as v from 'valibot'
import { blockedMediaOrigins } from './blocked-media.ts'
import { FetchSchema, languagesOf, StagingHostSchema, type FetchResponse } from './content-wire.ts'
import { ServiceError } from '#shared/errors.ts'
import type { ContentItem } from '#shared/views.ts'
import type { ConfigurationOf } from '#worker/configuration/configuration.ts'
import { chunksOf } from '#worker/lib/chunks-of.ts'
import type { Log } from '#worker/lib/log.ts'
import { type ContentPort, type ContentSource, PartialContentError } from '#worker/ports/content-port.ts'
import type { Call } from '#worker/upstream/call.ts'

const maxRequests = 12
const absentType = 'CONTENT_NOT_FOUND'

/** One key's outcome in a response for several. */
type Entry = ContentItem | null | ServiceError

type AmplienceContentOptions = {
  configuration: ConfigurationOf<'content'>
  /** Origins of pictures and videos that the content security policy of the shop's pages allows. */
  mediaOrigins: Record<ContentSource['kind'], readonly string[]>
  log: Pick<Log, 'warn'>
  call: Call
  /** For staging hosts. Their failures must not open the circuit breaker of the published content. */
  stagedCall?: Call
}

/** Content of Amplience's Content Delivery 2, published or of a staging host. */
export function createAmplienceContent({
  configuration,
  mediaOrigins,
  log,
  call,
  stagedCall = call,
}: AmplienceContentOptions): ContentPort {
  return {
    async items<Key extends string>(
      { market, keys, source }: Parameters<ContentPort['items']>[0],
      signal: AbortSignal,
    ) {
      const url = `${await originOf(source, signal)}/content/fetch`
      const parameters = { depth: 'all', format: 'inlined', locale: languagesOf(market) }
      const batches = chunksOf(keys, maxRequests)
      const found = await Promise.allSettled(
        batches.map((batch) =>
          fetchBatch(
            source.kind === 'published' ? call : stagedCall,
            { url, parameters, keys: batch.map((key) => `${market.contentPrefix}${key}`) },
            signal,
          ),
        ),
      )
      const loaded = new Map<string, ContentItem | null>()
      const causes: unknown[] = []
      for (const [index, batch] of batches.entries()) {
        const outcome = found[index]
        if (outcome?.status === 'rejected') causes.push(outcome.reason)
        for (const [position, key] of batch.entries()) {
          const entry = outcome?.status === 'fulfilled' ? outcome.value[position] : undefined
          if (entry instanceof ServiceError) causes.push(entry)
          else if (entry !== undefined) loaded.set(key, entry)
          if (entry && !(entry instanceof ServiceError)) reportBlockedMedia(key, entry, source)
        }
      }
      const items = Object.fromEntries(loaded) as Record<Key, ContentItem | null>
      if (causes.length === 0) return items
      throw loaded.size === 0 ? causes[0] : new PartialContentError(causes[0], items)
    },
  }

  function reportBlockedMedia(key: string, item: ContentItem, source: ContentSource): void {
    const blocked = blockedMediaOrigins(item, mediaOrigins[source.kind])
    if (blocked.length > 0) log.warn('media-blocked', { key, origins: blocked.join(' '), setting: 'MEDIA_HOSTS' })
  }

  async function fetchBatch(
    send: Call,
    request: { url: string; parameters: object; keys: string[] },
    signal: AbortSignal,
  ): Promise<Entry[]> {
    const { url, parameters, keys } = request
    const body = { parameters, requests: keys.map((key) => ({ key })) }
    const { responses } = await send('content', FetchSchema, { url, method: 'POST', isIdempotent: true, body, signal })
    if (responses.length !== keys.length) {
      throw new ServiceError('content', 'malformed', {
        message: `content: ${responses.length} responses to ${keys.length} requests`,
      })
    }
    return responses.map(toEntry)
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

function toEntry(response: FetchResponse): Entry {
  if ('content' in response) return response.content as ContentItem
  if (response.error.type === absentType) return null
  return new ServiceError('content', 'unavailable', { message: `content: an entry failed with ${response.error.type}` })
}
