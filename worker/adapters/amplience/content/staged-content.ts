import * as v from 'valibot'
import { languagesOf, OneItemSchema, StagingHostSchema } from './content-wire.ts'
import type { ContentItem } from '#shared/views.ts'
import type { ConfigurationOf } from '#worker/configuration/configuration.ts'
import type { StagedContentPort } from '#worker/ports/staged-content-port.ts'
import type { Call } from '#worker/upstream/call.ts'

/** Reads items by id from a staging host of Amplience's Content Delivery 2. */
export function createAmplienceStagedContent({
  configuration,
  call,
}: {
  configuration: ConfigurationOf<'content'>
  call: Call
}): StagedContentPort {
  return {
    async item({ market, domain, id }, signal) {
      const origin = configuration.stagingUrl.replaceAll('{domain}', v.parse(StagingHostSchema, domain))
      const query = new URLSearchParams({ depth: 'all', format: 'inlined', locale: languagesOf(market) })
      const response = await call('content-by-id', OneItemSchema, {
        url: `${origin}/content/id/${encodeURIComponent(id)}?${query}`,
        absentOn: [404],
        signal,
      })
      return response ? (response.content as ContentItem) : null
    },
  }
}
