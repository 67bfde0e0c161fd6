import type { ContentPort } from '../ports/content-port.ts'
import type { Preview } from './preview.ts'

/**
 * The same content, as it stands on the editor's staging host: whatever asks for what is published gets the preview of
 * it.
 */
export function previewContent(content: ContentPort, { domain, timestamp }: Preview): ContentPort {
  return {
    items: (request, signal) => content.items({ ...request, source: { kind: 'preview', domain, timestamp } }, signal),
  }
}
