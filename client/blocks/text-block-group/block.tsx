import { type BlockProps, defineBlock } from '../define-block.tsx'
import { cx } from '../parts/cx.ts'
import { TitledGroup } from '../parts/titled-group.tsx'
import { TextBlockGroupSchema } from './schema.ts'

type Props = BlockProps<typeof TextBlockGroupSchema>

export default defineBlock(
  {
    name: 'text-block-group',
    schema: TextBlockGroupSchema,
    stylesheet: 'occasional',
    description: 'Blocks of the type Text Block side by side, up to three in a row.',
  },
  function TextBlockGroup({ title, textBlocks, context }: Props) {
    const columns = Math.min(textBlocks.length, 3)
    return (
      <TitledGroup className="text-block-group" title={title} titleClass="text-block-group__title">
        <div className={cx('text-block-group__blocks', `text-block-group__blocks--${columns}`)}>
          {context.slot(textBlocks)}
        </div>
      </TitledGroup>
    )
  },
)
