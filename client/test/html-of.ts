import type { ReactNode } from 'react'
import { type HtmlPart, htmlBytes, htmlParts, joinHtml } from '../html/static-html.ts'

const decoder = new TextDecoder()

/** The HTML that the Worker sends for static components. */
export function htmlOf(node: ReactNode): string {
  return decoder.decode(htmlBytes(node))
}

/** The same with the content that the HTML before it does not wait for. */
export async function lateHtmlOf(node: ReactNode): Promise<string> {
  const parts = await Promise.all(htmlParts(node).map(async (part): Promise<HtmlPart | HtmlPart[]> => part))
  return decoder.decode(joinHtml(parts.flat()))
}
