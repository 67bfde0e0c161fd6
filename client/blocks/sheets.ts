export type BlockSheet = 'content' | 'campaign' | 'occasional'

/** All of them, for pages whose blocks may change while they are looked at. */
export const blockSheets: readonly BlockSheet[] = ['content', 'campaign', 'occasional']

// The lists of client/styles/campaign.css and occasional.css; every other block is in content.css or in the shell's.
const campaign = new Set([
  'animated-text-banner',
  'hero-banner-one',
  'jump-off-three',
  'jump-off-two',
  'jump-off-two-group',
  'large-text-banner',
  'link-tile',
  'link-tile-group',
  'scrollable-card',
  'scrollable-card-carousel',
  'shop-the-look-one',
  'shop-the-look-two',
  'sizes-banner',
  'text-box-type-one',
  'text-box-type-two',
])
const occasional = new Set([
  'hero-banner-two',
  'jump-off-one',
  'jump-off-one-group',
  'live-shopping',
  'navigation-links-banner',
  'round-call-to-action-group',
  'size-block',
  'snug-content-card',
  'snug-content-card-group',
  'square-call-to-action-group',
  'sticker',
  'sticker-template',
  'tall-image-type-one',
  'text-block-group',
  'two-col-tile',
  'two-col-tile-row',
])

/** The stylesheets that these pieces of content need, whatever stands in them; none when there are none. */
export function sheetsOf(items: readonly unknown[]): BlockSheet[] {
  if (items.length === 0) return []
  const names = new Set(items.flatMap(blockNames))
  return blockSheets.filter(
    (sheet) =>
      sheet === 'content' || [...names].some((name) => (sheet === 'campaign' ? campaign : occasional).has(name)),
  )
}

function blockNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(blockNames)
  const own = schemaOf(value)
  return own === undefined ? within : [...within, own.replace(/^.*\//, '').replace(/\.json$/, '')]
}

function schemaOf(value: object): string | undefined {
  const meta: unknown = '_meta' in value ? value._meta : undefined
  return typeof meta === 'object' && meta !== null && 'schema' in meta && typeof meta.schema === 'string'
    ? meta.schema
    : undefined
}
