import type { BoundContent } from '../../context/bind-services.ts'
import type { PageContext } from '../../context/public-context.ts'
import { PartialContentError } from '../../ports/content-port.ts'
import type { ContentItem } from '#shared/views.ts'

type Context = Pick<PageContext, 'defer'> & { services: { content: BoundContent } }

/**
 * Content that a page works without. An item that does not exist or cannot be loaded is `null`, and hides no other one.
 * `defer` gets the failure, so that the page is not cached without its content.
 */
export async function optionalItems<Key extends string>(
  { services, defer }: Context,
  keys: readonly Key[],
): Promise<Record<Key, ContentItem | null>> {
  try {
    return await defer(services.content.items(keys))
  } catch (cause) {
    const available = cause instanceof PartialContentError ? cause.available : {}
    return Object.fromEntries(keys.map((key) => [key, available[key] ?? null])) as Record<Key, ContentItem | null>
  }
}
