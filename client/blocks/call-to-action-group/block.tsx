import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CallToActionList } from '../parts/call-to-action.tsx'
import { CallToActionGroupSchema } from './schema.ts'

type Props = BlockProps<typeof CallToActionGroupSchema>

export default defineBlock(
  'call-to-action-group',
  CallToActionGroupSchema,
  function CallToActionGroup({ callsToAction, columns, alignment, context }: Props) {
    return (
      <div className="call-to-action-group">
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
