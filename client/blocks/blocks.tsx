import type { ReactNode } from 'react'
import { SkippedBlock } from '../components/skipped-block/skipped-block.tsx'
import { type BlockReport, type BlockSettings, blockSettings } from './block-settings.ts'
import type { BlockContext } from './define-block.tsx'
import { findBlock } from './registry.ts'
import type { Market } from '#shared/markets.ts'
import type { ContentItem } from '#shared/views.ts'

/** `report` replaces that of the page. */
type RenderOptions = { market: Market; report?: BlockReport }
type ResolvedOptions = { market: Market } & BlockSettings

type BlocksProps = RenderOptions & {
  items: readonly ContentItem[]
  /** False if the page begins with other blocks. */
  hasLead?: boolean
}

/** Content items in the editor's order. Reports and leaves out items that do not parse or that belong to no block. */
export function Blocks({ items, hasLead = true, ...options }: BlocksProps): ReactNode {
  return renderList(items, { ...blockSettings(), ...options }, { isLead: hasLead })
}

/** One item by itself, such as the footer. It never counts as the page's first block. */
export function renderBlock(item: ContentItem | null, options: RenderOptions): ReactNode {
  return item && <SingleBlock item={item} {...options} />
}

function SingleBlock({ item, ...options }: RenderOptions & { item: ContentItem }): ReactNode {
  return <Item item={item} context={contextOf({ ...blockSettings(), ...options }, false)} />
}

function renderList(
  items: readonly ContentItem[],
  given: ResolvedOptions,
  { isLead, inRow = 1 }: { isLead: boolean; inRow?: number | undefined },
): ReactNode {
  return items.map((item, index) => (
    <Item
      key={`${index} ${item._meta.deliveryId ?? ''}`}
      item={item}
      context={{ ...contextOf(given, isLead && index === 0), inRow }}
    />
  ))
}

// A component, so that an item that throws takes no other with it.
function Item({ item, context }: { item: ContentItem; context: BlockContext }): ReactNode {
  const { schema, name = null, deliveryId = null, language } = item._meta
  const block = findBlock(schema)
  if (!block) {
    context.report({ schema, deliveryId, reason: 'unknown-schema', issues: [] })
    return context.isForEditors && <SkippedBlock type={schema} name={name} issues={[]} />
  }
  const result = block.render(item, context)
  if ('output' in result) return language === undefined ? result.output : inLanguage(language, result.output)
  context.report({ schema, deliveryId, reason: 'invalid', issues: result.issues })
  return context.isForEditors && <SkippedBlock type={block.name} name={name} issues={result.fieldIssues} />
}

/** An element without a box, so that the layout around the block stays as it is. */
function inLanguage(language: string, block: ReactNode): ReactNode {
  return (
    <div lang={language} style={{ display: 'contents' }}>
      {block}
    </div>
  )
}

function contextOf(given: ResolvedOptions, isLead: boolean): BlockContext {
  const { market, report, isForEditors, inlineHtml } = given
  return {
    market,
    report,
    isLead,
    inRow: 1,
    isForEditors,
    inlineHtml,
    slot: (items, inRow) => renderList(items, given, { isLead, inRow }),
  }
}
