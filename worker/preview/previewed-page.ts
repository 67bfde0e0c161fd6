import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { PreviewedPage } from '../ssr/render-preview-bar.tsx'

/** What the preview bar of this page says; `null` outside of previews. */
export function previewedPage(c: Context<AppEnv>): PreviewedPage | null {
  const { preview } = c.var
  if (!preview) return null
  const { pathname, search } = new URL(c.req.url)
  return { preview, path: pathname + search }
}
