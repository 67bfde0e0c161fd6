import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { servicesUntil } from '../context/bind-services.ts'
import { isReading } from '../http/is-reading.ts'
import { sameSitePath } from '../http/same-site-path.ts'
import { urlOf } from '../http/url-of.ts'
import { replacing } from '../lib/lazily.ts'
import type { ContentPort } from '../ports/content-port.ts'
import { previewQuery, requestedPreview, type Preview } from '../preview/preview.ts'
import { readPreview, writePreview } from '../session/preview-cookie.ts'
import { marketPath } from '#shared/links.ts'

/**
 * On every route: a visit whose query names a staging host starts a preview of it and is redirected to the market's
 * root, or to the page of this site that the query names. Within a preview all content comes from that host, and no
 * response may be cached (`with-response-headers.ts`).
 */
export async function enterOrShowPreview(c: Context<AppEnv>): Promise<Response | undefined> {
  const { configuration, market, ports } = c.get('visit')
  const { search, searchParams: query } = urlOf(c.req.raw)
  const requested =
    search !== '' && isReading(c.req.method)
      ? await requestedPreview(query, { configuration: configuration.preview, now: Date.now() })
      : null
  if (requested) {
    await writePreview(c.get('visit'), requested)
    return c.redirect(sameSitePath(query.get(previewQuery.path) ?? '') ?? marketPath(market, '/'), 302)
  }
  const preview = await readPreview(c.get('visit'))
  c.set('preview', preview)
  if (!preview) return undefined
  c.set('isStaged', true)
  c.set('ports', replacing(ports, { content: previewContent(ports.content, preview) }))
  c.set('services', servicesUntil(c.get('visit'), c.req.raw.signal))
  return undefined
}

/** The same content port, reading the editor's staging host: every request for published content gets the preview. */
function previewContent(content: ContentPort, { domain, timestamp }: Preview): ContentPort {
  return {
    items: (request, signal) => content.items({ ...request, source: { kind: 'preview', domain, timestamp } }, signal),
  }
}
