import { type BlockProps, defineBlock } from '../define-block.tsx'
import { cx } from '../parts/cx.ts'
import { TitledGroup } from '../parts/titled-group.tsx'
import { JumpOffTwoGroupSchema } from './schema.ts'

type Props = BlockProps<typeof JumpOffTwoGroupSchema>

export default defineBlock(
  {
    name: 'jump-off-two-group',
    schema: JumpOffTwoGroupSchema,
    stylesheet: 'campaign',
    description: 'Two to four blocks of the type Jump Off Two in a row.',
  },
  function JumpOffTwoGroup({ title, jumpOffs, context }: Props) {
    return (
      <TitledGroup className="jump-off-two-group block-frame" title={title} titleClass="block-title">
        <div className={cx('tile-row jump-off-two-group__row', `jump-off-two-group__row--${jumpOffs.length}`)}>
          {context.slot(jumpOffs, jumpOffs.length)}
        </div>
      </TitledGroup>
    )
  },
)
