import type { ComponentType, ReactNode } from 'react'
import * as v from 'valibot'
import type { Market } from '../../shared/markets.ts'
import type { ContentItem } from '../../shared/views.ts'
import { PartialBlock } from '../components/skipped-block/partial-block.tsx'
import { type BlockFault, faultOf } from './fault.ts'
import { collectLeftOut } from './parts/left-out.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * Why a piece of content, or a part of it, was left out: `schema` is its marker, `issues` are paths and messages
 * without values.
 */
export type BlockReport = (event: {
  schema: string
  deliveryId: string | null
  reason: 'unknown-schema' | 'invalid' | 'part-invalid'
  issues: string[]
}) => void

export type BlockContext = {
  market: Market
  report: BlockReport
  /** The page's first block: its picture is the largest paint, so it loads eagerly. */
  isLead: boolean
  /** Whether an editor looks at it, in a preview: what is left out leaves a note. */
  isForEditors: boolean
  /** Raw HTML that may stand in the page itself; `null` where none may. */
  inlineHtml: Surroundings['inlineHtml']
  /** Renders the items of a content slot: a block never imports a block. */
  slot: (items: readonly ContentItem[]) => ReactNode
}

/** What a block is given beside its fields. */
export type OwnContext = BlockContext & {
  deliveryId: string | null
  /** Tells the editors of a fault that costs a part of the block, not the whole: path and message, without values. */
  note: (issue: string) => void
}

export type BlockProps<Schema extends BlockSchema> = v.InferOutput<Schema> & { context: OwnContext }

export type Block = {
  name: string
  schema: BlockSchema
  render: (
    item: ContentItem,
    context: BlockContext,
  ) => { output: ReactNode } | { issues: string[]; faults: BlockFault[] }
}

/** Named samples of a block, in the service's wire format and without `_meta`. */
export type Fixtures<Schema extends BlockSchema> = Record<string, v.InferInput<Schema>>

type BlockSchema = v.GenericSchema<object, object>

const schemaBase = 'https://selvedge.example/content/'

/** The schema marker of a block's content type. */
export function blockSchemaUri(name: string): string {
  return schemaBase + name
}

/** Ties a content type to its component: content that does not parse is never rendered. */
export function defineBlock<Schema extends BlockSchema>(
  name: string,
  schema: Schema,
  Component: ComponentType<BlockProps<Schema>>,
): Block {
  return {
    name,
    schema,
    render(item, context) {
      const { result: parsed, issues: leftOut } = collectLeftOut(() => v.safeParse(schema, item))
      if (!parsed.success) {
        const { issues } = parsed
        return {
          issues: issues.map((issue) => `${v.getDotPath(issue) ?? '(root)'}: ${issue.kind} ${issue.type}`),
          faults: issues.map(faultOf),
        }
      }
      const { schema: uri, deliveryId = null, name: itemName = null } = item._meta
      const noted: string[] = []
      const note = (issue: string) => {
        noted.push(issue)
        context.report({ schema: uri, deliveryId, reason: 'part-invalid', issues: [issue] })
      }
      leftOut.forEach(note)
      const props: BlockProps<Schema> = { ...parsed.output, context: { ...context, deliveryId, note } }
      const output = <Component {...props} />
      if (!context.isForEditors) return { output }
      // Rendered after the block, when all that is to be noted has been.
      return {
        output: (
          <>
            {output}
            <PartialBlock type={name} name={itemName} issues={noted} />
          </>
        ),
      }
    },
  }
}
