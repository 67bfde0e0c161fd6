import * as v from 'valibot'
import { manifest } from 'virtual:asset-manifest'
import { Recommendations } from '../../client/components/recommendations/recommendations.tsx'
import { staticHtml } from '../../client/components/static-html.ts'
import { fragments } from '../../shared/routes.ts'
import { factory } from '../app-env.ts'
import { servicesUntil } from '../bind-services.ts'
import { pagePolicies } from '../cache/page-policy.ts'
import { pageStores } from '../cache/page-stores.ts'
import { type RenderedPage, servePage } from '../cache/serve-page.ts'
import { mediaBase } from '../configuration/media-base.ts'
import { limitRender } from '../http/rate-limit.ts'
import { loadRecommendations } from '../pages/load-recommendations.ts'
import { responseParts, type ResponseParts } from '../pages/response-parts.ts'

const maxMs = 8000

/** `{style}-{Colour}`. */
const ItemSchema = v.pipe(v.string(), v.maxLength(100), v.regex(/^\d{6}-[^/?#]+$/))

/**
 * A product's recommendations as an HTML fragment, the same for every visitor. It is cached like a PLP if every part of
 * it has loaded.
 */
export const recommendationsFragment = factory.createApp().get(fragments.recommendations, async (c) => {
  const parsed = v.safeParse(ItemSchema, c.req.query('item'))
  if (!parsed.success) return c.body(null, 400)
  const { market, configuration, nonce, log } = c.var
  const { context, isWhole } = responseParts(c)
  const render = async (): Promise<RenderedPage> => {
    await limitRender(c)
    return {
      status: 200,
      // Other requests wait for this load too, so it does not end with the request that began it.
      stream: await renderRecommendations(parsed.output, {
        ...context,
        services: servicesUntil(c.var, AbortSignal.timeout(maxMs)),
      }),
      nonce,
      isStorable: isWhole,
      isMadeUp: true,
    }
  }
  const key = [manifest.buildId, 'recommendations', market.code, parsed.output].join(' ')
  const { status, body } = configuration.isPageCacheOn
    ? await servePage(
        { key, policy: pagePolicies.plp, contentVersion: 0, nonce, render },
        {
          stores: pageStores(configuration.publicOrigin),
          now: Date.now,
          waitUntil: (work) => c.executionCtx.waitUntil(work),
          onError: (cause) => log.error('page-cache', cause),
          tracing: c.var.tracing,
        },
      )
    : await render().then((page) => ({ ...page, body: page.stream }))
  return c.body(body, status as 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isWhole() ? 'public, max-age=60' : 'no-store',
    'x-robots-tag': 'noindex',
  })
})

async function renderRecommendations(
  itemId: string,
  context: ResponseParts['context'],
): Promise<ReadableStream<Uint8Array>> {
  const { market, configuration } = context
  const pods = await loadRecommendations(itemId, context)
  const html = staticHtml(<Recommendations lists={pods} market={market} mediaBase={mediaBase(configuration)} />)
  return new Blob([html]).stream()
}
