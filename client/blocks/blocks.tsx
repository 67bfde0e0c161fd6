import { Fragment, type ReactNode } from 'react'
import type { Market } from '../../shared/markets.ts'
import type { ContentItem } from '../../shared/views.ts'
import type { BlockContext, BlockReport } from './define-block.tsx'
import { findBlock } from './registry.ts'

type RenderOptions = { market: Market; report?: BlockReport | undefined }

/** Content items in the editor's order. What does not parse, or belongs to no block, is reported and left out. */
export function Blocks({ items, ...options }: RenderOptions & { items: readonly ContentItem[] }): ReactNode {
  return renderList(items, options, true)
}

/** One item by itself, e.g. the footer: never the page's lead. */
export function renderBlock(item: ContentItem | null, options: RenderOptions): ReactNode {
  return item ? renderItem(item, contextOf(options, false)) : null
}

function renderList(items: readonly ContentItem[], options: RenderOptions, hasLead: boolean): ReactNode {
  return items.map((item, index) => (
    <Fragment key={`${index} ${item._meta.deliveryId ?? ''}`}>{renderItem(item, contextOf(options, hasLead && index === 0))}</Fragment>
  ))
}

function renderItem(item: ContentItem, context: BlockContext): ReactNode {
  const { schema, deliveryId = null } = item._meta
  const block = findBlock(schema)
  if (!block) {
    context.report({ schema, deliveryId, reason: 'unknown-schema', issues: [] })
    return null
  }
  const result = block.render(item, context)
  if ('output' in result) return result.output
  context.report({ schema, deliveryId, reason: 'invalid', issues: result.issues })
  return null
}

function contextOf(options: RenderOptions, isLead: boolean): BlockContext {
  const { market, report = logReport } = options
  return { market, report, isLead, slot: (items) => renderList(items, options, isLead) }
}

const logReport: BlockReport = (event) => {
  console.warn(JSON.stringify({ level: 'warn', message: 'Content block left out', ...event }))
}
