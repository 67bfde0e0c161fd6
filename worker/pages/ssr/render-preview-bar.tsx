import type { Context } from 'hono'
import type { AppEnv } from '../../context/app-env.ts'
import { momentOf } from '../../preview/preview-domain.ts'
import type { Preview } from '../../preview/preview.ts'
import { PreviewBar } from '#client/components/preview-bar/preview-bar.tsx'
import { type HtmlPart, htmlParts } from '#client/html/static-html.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { actions } from '#shared/routes.ts'

/** A preview and the page that it shows: path with market prefix and query. */
export type PreviewedPage = { preview: Preview; path: string }

/** Content of the page's preview bar; `null` outside of previews. */
export function previewedPage(c: Context<AppEnv>): PreviewedPage | null {
  const preview = c.get('preview')
  if (!preview) return null
  const { pathname, search } = new URL(c.req.url)
  return { preview, path: pathname + search }
}

export function renderPreviewBar(
  { preview, path }: PreviewedPage,
  { market, onError }: { market: Market; onError(cause: unknown): void },
): HtmlPart[] {
  const { domain, timestamp, until } = preview
  return htmlParts(
    <PreviewBar
      language={market.iso}
      domain={domain}
      timestamp={timestamp ?? momentOf(domain)}
      until={until}
      action={marketPath(market, actions.exitPreview)}
      path={path}
    />,
    onError,
  )
}
