import { type Content, isContent, linkContent } from '#sandbox/amplience/content.ts'
import { withTypeBase } from '#sandbox/amplience/seed/draft.ts'
import type { SeedRow } from '#sandbox/amplience/seed/rows.ts'
import { contentTypeBase } from '#shared/merchant.ts'

type Tools = { isComplete: (item: Content) => boolean; base?: string }

/**
 * Files by path that the vendor's command line imports into a hub: the sandbox's items without pictures, which a new
 * account does not have, and without the blocks that need one, with content types of the merchant's base. Each nested
 * item is a file of its own, which its parent links to.
 *
 * Form of the files: https://github.com/amplience/dc-cli/blob/master/docs/CONTENT-ITEM.md#import
 */
export function starterContent(
  rows: readonly SeedRow[],
  { isComplete, base = contentTypeBase }: Tools,
): Map<string, string> {
  const files = new Map<string, string>()
  const shown = rows.flatMap(({ key, body }) => {
    const content: unknown = JSON.parse(withTypeBase(body, base))
    const item = withoutPictures(content, isComplete)
    return isContent(item) ? [{ key, item }] : []
  })
  const ids = new Set(shown.map(({ item }) => item._meta.deliveryId))
  for (const { key, item } of shown) {
    const market = key.split('/', 1)[0] ?? ''
    const { content, linkedContent } = linkContent(item)
    const { hierarchy } = content._meta
    // A page whose parent needs a picture becomes the root of its own hierarchy.
    if (hierarchy?.parentId !== undefined && !ids.has(hierarchy.parentId)) content._meta.hierarchy = { root: true }
    files.set(`${key}.json`, fileOf(content))
    for (const nested of linkedContent) files.set(`${market}/blocks/${nested._meta.deliveryId}.json`, fileOf(nested))
  }
  return files
}

function fileOf({ _meta: { deliveryId: id, edition: _edition, ...meta }, ...fields }: Content): string {
  return `${JSON.stringify({ id, label: meta.name, body: { _meta: meta, ...fields } }, null, 2)}\n`
}

/** The value without pictures; `undefined` for a picture, and for an item that needs one. */
function withoutPictures(value: unknown, isComplete: Tools['isComplete']): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isMedia(value)) return undefined
  if (Array.isArray(value))
    return value.map((entry) => withoutPictures(entry, isComplete)).filter((entry) => entry !== undefined)
  const entries = Object.entries(value).map(([name, field]) => [name, withoutPictures(field, isComplete)] as const)
  const kept = Object.fromEntries(entries.filter(([, field]) => field !== undefined))
  return isContent(kept) && !isComplete(kept) ? undefined : kept
}

/** True for a media link, and for the group of a media link with its alternative text. */
function isMedia(value: object): boolean {
  if ('image' in value && typeof value.image === 'object' && value.image !== null && 'altText' in value)
    return isMedia(value.image)
  const meta = '_meta' in value ? (value._meta as { schema?: unknown }) : null
  return typeof meta?.schema === 'string' && /#\/definitions\/(image|video)-link$/.test(meta.schema)
}
