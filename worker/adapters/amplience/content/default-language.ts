import { isInDefaultLanguage, markets } from '#shared/markets.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import { oncePerText } from '#shared/once-per-text.ts'
import type { ContentItem } from '#shared/views.ts'
import { type ContentPort, PartialContentError } from '#worker/ports/content-port.ts'

type Items = Record<string, ContentItem | null>

/**
 * Content in the market's language, and items that it lacks in the market's default language. Those name that language,
 * so that the page can mark them.
 */
export function withDefaultLanguage(content: ContentPort): ContentPort {
  return {
    async items<Key extends string>(request: Parameters<ContentPort['items']>[0], signal: AbortSignal) {
      if (isInDefaultLanguage(request.market)) return content.items({ ...request, keys: request.keys as Key[] }, signal)
      const standard = markets[request.market.code]
      const own = await available(content.items(request, signal))
      const absent = request.keys.filter((key) => own.items[key] === null)
      if (absent.length === 0 && own.cause === undefined) return own.items as Record<Key, ContentItem | null>
      const others = await available(content.items({ ...request, market: standard, keys: absent }, signal))
      const items = Object.fromEntries([
        ...Object.entries(own.items).filter(([, item]) => item !== null),
        ...Object.entries(others.items).map(([key, item]) => [key, item && inLanguage(item)(standard.language)]),
      ]) as Record<Key, ContentItem | null>
      const cause = own.cause ?? others.cause
      if (cause === undefined) return items
      throw Object.keys(items).length === 0 ? cause : new PartialContentError(cause, items)
    },
  }
}

/** The items that could be loaded, and the reason why some are missing. */
async function available(loading: Promise<Items>): Promise<{ items: Readonly<Items>; cause?: unknown }> {
  return loading.then(
    (items) => ({ items }),
    (cause: unknown) => ({ items: cause instanceof PartialContentError ? cause.available : {}, cause }),
  )
}

/** The same object for an item that has not changed, so that what was made from it is kept. */
const inLanguage = oncePerObject((item: ContentItem) =>
  oncePerText((language): ContentItem => ({ ...item, _meta: { ...item._meta, language } })),
)
