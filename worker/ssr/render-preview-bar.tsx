import { momentOf } from '../preview/preview-domain.ts'
import type { PreviewedPage } from '../preview/previewed-page.ts'
import { renderToString } from './react-dom-server.ts'
import { PreviewBar } from '#client/components/preview-bar/preview-bar.tsx'
import { type Market, marketPath } from '#shared/markets.ts'
import { actions } from '#shared/routes.ts'

export function renderPreviewBar({ preview, path }: PreviewedPage, market: Market): string {
  const { domain, timestamp, until } = preview
  return renderToString(
    <PreviewBar
      language={market.iso}
      domain={domain}
      timestamp={timestamp ?? momentOf(domain)}
      until={until}
      action={marketPath(market, actions.exitPreview)}
      path={path}
    />,
  )
}
