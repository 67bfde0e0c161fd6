import type { Context } from 'hono'

/** `navigation`: only the head and `<main>`, for a swap in the browser. */
export type RenderMode = 'document' | 'navigation'

/** The mode that the browser asks for. */
export function renderModeOf(c: Context): RenderMode {
  return c.req.header('x-sv-navigation') === '1' ? 'navigation' : 'document'
}
