import type { ReactNode } from 'react'
import { staticHtml } from '../../components/static-html.ts'

/** Renders its children as static HTML at a fraction of React's cost. The wrapper has no box (display: contents). */
export function StaticMarkup({ className = 'static-markup', children }: { className?: string; children: ReactNode }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: staticHtml(children) }} />
}
