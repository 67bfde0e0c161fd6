import { htmlOf } from '../../test/html-of.ts'
import { Blocks } from '../blocks.tsx'
import { type Market, defaultMarket } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import type { ContentItem } from '#shared/views.ts'

/** A content item for tests, of the block with this name. */
export function blockItem(name: string, content: object): ContentItem {
  return { ...content, _meta: { schema: contentTypeUri(name) } }
}

/**
 * The block's markup, for tests; `''` if the content is invalid and the block is not rendered. Adds the reported issues
 * to `issues`.
 */
export function blockHtml(
  name: string,
  content: object,
  { market = defaultMarket, issues = [] }: { market?: Market; issues?: string[] } = {},
): string {
  return htmlOf(
    <Blocks items={[blockItem(name, content)]} market={market} report={(event) => issues.push(...event.issues)} />,
  )
}
