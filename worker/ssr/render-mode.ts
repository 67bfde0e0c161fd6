import type { Context } from 'hono'

/** `navigation`: the head and `<main>` alone, without out-of-order fragments, for a swap in the browser. */
export type RenderMode = 'document' | 'navigation'

/** Which of the two the browser asks for. */
export function renderModeOf(c: Context): RenderMode {
  return c.req.header('x-sv-navigation') === '1' ? 'navigation' : 'document'
}
