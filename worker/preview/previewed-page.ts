import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { Preview } from './preview.ts'

/** A preview and the page that it shows: path with market prefix and query. */
export type PreviewedPage = { preview: Preview; path: string }

/** Content of the page's preview bar; `null` outside of previews. */
export function previewedPage(c: Context<AppEnv>): PreviewedPage | null {
  const { preview } = c.var
  if (!preview) return null
  const { pathname, search } = new URL(c.req.url)
  return { preview, path: pathname + search }
}
