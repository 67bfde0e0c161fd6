import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { PreviewedPage } from '../ssr/render-preview-bar.tsx'

/** Content of the page's preview bar; `null` outside of previews. */
export function previewedPage(c: Context<AppEnv>): PreviewedPage | null {
  const { preview } = c.var
  if (!preview) return null
  const { pathname, search } = new URL(c.req.url)
  return { preview, path: pathname + search }
}
