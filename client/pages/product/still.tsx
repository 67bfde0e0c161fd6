import type { ReactNode } from 'react'
import { staticHtml } from '../../components/static-html.ts'

/**
 * What of a page only ever stands still: made as ready HTML, at a fraction of React's cost. It is laid out as if it had
 * no box.
 */
export function Still({ className = 'still', children }: { className?: string; children: ReactNode }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: staticHtml(children) }} />
}
