import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { root } from '../lib/root.ts'
import { connect, type Connection } from './connect.ts'
import type { Check } from './finding.ts'
import { shopTypes } from '#client/content-types/shop-types.ts'
import { type Market, markets } from '#shared/markets.ts'
import { contentTypeBase } from '#shared/merchant.ts'
import type { ContentItem } from '#shared/views.ts'

const required = ['home', 'desktop-navigation', 'mobile-navigation', 'app-header'] as const
const optional = ['footer', 'benefit-bar', 'bag-page', 'shop-finder', 'page/size-guide', 'page/cookies'] as const

/** The content service: the hub, the delivery keys of each market, and the content types of its items. */
export function contentChecks(connection: Connection): Check[] {
  return [
    hubCheck(connection),
    previewCheck(connection),
    ...Object.values(markets).map((market) => keyCheck(connection, market)),
  ]
}

function hubCheck({ ports, configuration, fetch }: Connection): Check {
  return {
    name: 'content hub',
    settings: ['AMPLIENCE_CONTENT_URL', 'MEDIA_URL'],
    why: 'The shop has no navigation, no home page and no content pages.',
    fix: 'Set AMPLIENCE_CONTENT_URL to the Content Delivery 2 address of the hub, and publish content pages.',
    async run(signal) {
      try {
        const hasPages = await ports.contentIndex.hasPages(signal)
        return hasPages ? null : { what: 'the hub has no content page', state: 'warning' }
      } catch (cause) {
        // Neither of the two addresses takes a secret, so trying the other one is harmless.
        const { content, media } = configuration
        const other = connect({ ...configuration, content: { ...content, url: media.url } }, { fetch })
        if (await other.ports.contentIndex.hasPages(signal).catch(() => false))
          return {
            what: 'AMPLIENCE_CONTENT_URL and MEDIA_URL are swapped',
            fix: 'Set each to the value of the other.',
          }
        throw cause
      }
    },
  }
}

function previewCheck({ configuration }: Connection): Check {
  return {
    name: 'content previews',
    settings: ['PREVIEW_DOMAINS', 'PREVIEW_DOMAIN_SUFFIX'],
    why: 'Editors cannot preview the shop.',
    fix: 'Set PREVIEW_DOMAINS to the staging hosts of the hub.',
    async run() {
      const { domains, domainSuffix } = configuration.preview
      const other = domains.filter((domain) => !domain.endsWith(domainSuffix))
      if (domains.length === 0) return { what: 'PREVIEW_DOMAINS is not set', state: 'warning' }
      return other.length === 0 ? null : { what: `${other.join(', ')} does not end with ${domainSuffix}` }
    },
  }
}

function keyCheck({ content }: Connection, market: Market): Check {
  return {
    name: `content keys and types of ${market.code}`,
    settings: ['AMPLIENCE_CONTENT_URL'],
    why: `Pages of the market ${market.code} fail or miss parts.`,
    fix: `Publish the items under ${market.contentPrefix}, and register the content types with npm run content -- push.`,
    async run(signal) {
      const source = { kind: 'published' } as const
      const items = await content.items({ market, keys: [...required, ...optional], source }, signal)
      const named = (keys: readonly (keyof typeof items)[]) =>
        keys.filter((key) => items[key] === null).map((key) => market.contentPrefix + key)
      const missing = named(required)
      if (missing.length > 0) return { what: `the hub has no published item ${missing.join(', ')}` }
      const unknown = unknownTypes(Object.values<ContentItem | null>(items))
      if (unknown.length > 0)
        return { what: `items have content types that the shop does not know: ${unknown.join(', ')}` }
      const absent = named(optional)
      return absent.length === 0
        ? null
        : { what: `the hub has no published item ${absent.join(', ')}`, state: 'warning' }
    },
  }
}

/** Content types in the items, at any depth, that no block of the shop renders. Types of the vendor are left out. */
function unknownTypes(items: readonly unknown[]): string[] {
  const known = new Set([
    ...globSync('client/blocks/*/block.tsx', { cwd: root }).map((path) => basename(dirname(path))),
    ...shopTypes.map(({ name }) => name),
  ])
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const schema = (value as Partial<ContentItem>)._meta?.schema
    if (typeof schema === 'string' && !schema.startsWith('http://bigcontent.io/')) {
      const name = schema.startsWith(contentTypeBase) ? schema.slice(contentTypeBase.length) : null
      if (name === null || !known.has(name)) found.add(schema)
    }
    for (const child of Object.values(value)) visit(child)
  }
  visit(items)
  return [...found]
}
