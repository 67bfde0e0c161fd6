import { type BlockProps, defineBlock } from '../define-block.tsx'
import { CallToActionList } from '../parts/call-to-action.tsx'
import { CallToActionButtonSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'call-to-action-button',
    schema: CallToActionButtonSchema,
    stylesheet: 'content',
    description: 'One button on a line of its own. For several in columns, use Call To Action Group.',
  },
  function CallToActionButton({ alignment, context, ...cta }: BlockProps<typeof CallToActionButtonSchema>) {
    return (
      <div className="call-to-action-button block-frame">
        <CallToActionList ctas={[cta]} market={context.market} columns={1} alignment={alignment ?? 'Center'} />
      </div>
    )
  },
)
