import type { FeedRow } from './feed-row.ts'
import { escapeHtml } from '#client/html/escape-html.ts'
import { pageTitle } from '#shared/merchant.ts'
import { type Site, siteUrl } from '#shared/sites.ts'

/** What XML 1.0 does not allow, also as an escape: https://www.w3.org/TR/xml/#charsets */
const notAllowed = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** The start of a feed in Google's format of RSS 2.0. Slices of items follow, then `feedEnd`. */
export function feedStart(site: Site): string {
  const title = pageTitle(site.market.label)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${xmlText(title)}</title><link>${xmlText(siteUrl(site, '/'))}</link><description>${xmlText(title)}</description>
`
}

export const feedEnd = '</channel></rss>\n'

/** The items of some rows, a line for each. */
export function feedItems(rows: readonly FeedRow[]): string {
  return rows.map((row) => `<item>${elements(row)}</item>\n`).join('')
}

function elements(values: FeedRow): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each) => element(name, each)))
    .join('')
}

function element(name: string, value: string | FeedRow): string {
  return `<g:${name}>${typeof value === 'string' ? xmlText(value) : elements(value)}</g:${name}>`
}

function xmlText(text: string): string {
  return escapeHtml(text.replace(notAllowed, ''))
}
