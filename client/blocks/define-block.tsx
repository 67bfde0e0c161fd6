import type { ComponentType, ReactNode } from 'react'
import * as v from 'valibot'
import { PartialBlock } from '../components/skipped-block/partial-block.tsx'
import type { BlockReport, BlockSettings } from './block-settings.ts'
import { type FieldIssue, toFieldIssue } from './field-issue.ts'
import { collectLeftOut } from './left-out.ts'
import type { Market } from '#shared/markets.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import type { ContentItem } from '#shared/views.ts'

export type BlockContext = {
  market: Market
  report: BlockReport
  /** True for the page's first block. Its picture is the largest contentful paint, so it loads eagerly. */
  isLead: boolean
  /** The number of blocks beside each other on the widest screens: more than 1 in a group. */
  inRow: number
  /** True in an editor's preview, where a note marks the place of everything that is left out. */
  isForEditors: boolean
  /** Raw HTML that may be part of the page itself; `null` where none may. */
  inlineHtml: BlockSettings['inlineHtml']
  /** Renders the items of a content slot: a block never imports a block. `inRow` is 1 if it is not given. */
  slot: (items: readonly ContentItem[], inRow?: number) => ReactNode
}

/** The `context` prop of a block's component. */
export type ComponentContext = BlockContext & {
  deliveryId: string | null
  /** Reports an issue because of which only a part of the block is left out, as path and message without values. */
  note: (issue: string, level?: 'error') => void
}

export type BlockProps<Schema extends BlockSchema> = v.InferOutput<Schema> & { context: ComponentContext }

/** The stylesheets that a page loads only if its content needs them. */
export const blockStylesheets = ['content', 'words', 'campaign', 'occasional', 'plp'] as const

export type BlockStylesheet = (typeof blockStylesheets)[number]

/** Everything the shop knows about a block except how it renders. */
type BlockFacts<Schema> = {
  /** The name of the block's folder. It ends the schema marker, so it never changes. */
  name: string
  schema: Schema
  /**
   * The stylesheet of `client/styles` that includes the block's `block.css`: `shell` is on every page, `later` on every
   * page too, for blocks below the content or in a closed panel, `content` on every page with content, and the others
   * on pages that contain one of their blocks. The build reads this field from the source text, so it must be a
   * literal.
   */
  stylesheet: BlockStylesheet | 'shell' | 'later'
  /** For editors: what the block is for, and how it differs from similar ones. */
  description: string
  /** True if the item is published under a delivery key. No slot takes such a block. */
  hasDeliveryKey?: boolean
  /** True if the block looks different at another time. */
  dependsOnTime?: boolean
  /** True if the block shows `HeroMediaSchema` across the page. Its pictures are preloaded when it comes first. */
  isHero?: boolean
}

export type Block = BlockFacts<BlockSchema> & {
  render: (
    item: ContentItem,
    context: BlockContext,
  ) => { output: ReactNode } | { issues: string[]; fieldIssues: FieldIssue[] }
}

/** Named samples of a block, in the service's wire format and without `_meta`. */
export type Fixtures<Schema extends BlockSchema> = Record<string, v.InferInput<Schema>>

type BlockSchema = v.GenericSchema<object, object>

/** Ties a content type to its component. Content that does not parse is never rendered. */
export function defineBlock<Schema extends BlockSchema>(
  facts: BlockFacts<Schema>,
  Component: ComponentType<BlockProps<Schema>>,
): Block {
  const { name, schema } = facts
  // An isolate renders the same items again and again.
  const parse = oncePerObject((item: ContentItem) => collectLeftOut(() => v.safeParse(schema, item)))
  return {
    ...facts,
    render(item, context) {
      const { result: parsed, issues: leftOut } = parse(item)
      if (!parsed.success) {
        const { issues } = parsed
        return {
          issues: issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.kind} ${issue.type}`),
          fieldIssues: issues.map(toFieldIssue),
        }
      }
      const { schema: uri, deliveryId = null, name: itemName = null } = item._meta
      const notes: string[] = []
      const note: ComponentContext['note'] = (issue, level) => {
        notes.push(issue)
        context.report({ schema: uri, deliveryId, reason: 'part-invalid', issues: [issue], ...(level && { level }) })
      }
      for (const issue of leftOut) note(issue)
      const props: BlockProps<Schema> = { ...parsed.output, context: { ...context, deliveryId, note } }
      const output = <Component {...props} />
      if (!context.isForEditors) return { output }
      // The list of notes is complete only after the block has rendered, so it comes last.
      return {
        output: (
          <>
            {output}
            <PartialBlock type={name} name={itemName} issues={notes} />
          </>
        ),
      }
    },
  }
}
