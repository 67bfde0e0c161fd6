import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CallToActionList } from '../parts/call-to-action.tsx'
import { CallToActionGroupSchema } from './schema.ts'

type Props = BlockProps<typeof CallToActionGroupSchema>

export default defineBlock(
  {
    name: 'call-to-action-group',
    schema: CallToActionGroupSchema,
    stylesheet: 'content',
    description: 'Buttons in one to four columns. A button shows only with text, link and style.',
  },
  function CallToActionGroup({ callsToAction, columns, alignment, context }: Props) {
    return (
      <div className="call-to-action-group block-frame">
        <CallToActionList
          ctas={callsToAction}
          market={context.market}
          alignment={alignment ?? 'Center'}
          {...(columns ? { columns } : {})}
        />
      </div>
    )
  },
)
