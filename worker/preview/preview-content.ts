import type { ContentPort } from '../ports/content-port.ts'
import type { Preview } from './preview.ts'

/** The same content port, reading the editor's staging host: every request for published content gets the preview. */
export function previewContent(content: ContentPort, { domain, timestamp }: Preview): ContentPort {
  return {
    items: (request, signal) => content.items({ ...request, source: { kind: 'preview', domain, timestamp } }, signal),
  }
}
