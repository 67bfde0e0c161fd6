import { FilterSchema } from './content-wire.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import type { ConfigurationOf } from '#worker/configuration/configuration.ts'
import type { ContentIndexPort } from '#worker/ports/content-index-port.ts'
import type { Call } from '#worker/upstream/call.ts'

const pageSize = 12
// Stops a walk whose cursors never end.
const maxPages = 100

/** The content pages of a hub, found by their content type. */
export function createAmplienceContentIndex({
  configuration,
  call,
}: {
  configuration: ConfigurationOf<'content'>
  call: Call
}): ContentIndexPort {
  const filter = (page: { size: number; cursor?: string }, signal: AbortSignal) =>
    call('content-pages', FilterSchema, {
      url: `${configuration.url}/content/filter`,
      method: 'POST',
      isIdempotent: true,
      body: {
        filterBy: [{ path: '/_meta/schema', value: contentTypeUri('content-page') }],
        page,
        parameters: { depth: 'root', format: 'inlined' },
      },
      signal,
    })
  return {
    async hasPages(signal) {
      const { keys } = await filter({ size: 1 }, signal)
      return keys.length > 0
    },
    async pageSlugs({ market }, signal) {
      const prefix = `${market.contentPrefix}page/`
      const keys: string[] = []
      let cursor: string | null = null
      for (let count = 0; count < maxPages; count += 1) {
        const response: { keys: string[]; nextCursor: string | null } = await filter(
          { size: pageSize, ...(cursor === null ? {} : { cursor }) },
          signal,
        )
        keys.push(...response.keys)
        cursor = response.nextCursor
        if (cursor === null) break
      }
      return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
    },
  }
}
