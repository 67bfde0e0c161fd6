import { type BlockProps, defineBlock } from '../define-block.tsx'
import { cx } from '../parts/cx.ts'
import { TitledGroup } from '../parts/titled-group.tsx'
import { JumpOffOneGroupSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'jump-off-one-group',
    schema: JumpOffOneGroupSchema,
    stylesheet: 'occasional',
    description: 'Two to four blocks of the type Jump Off One in a row.',
  },
  function JumpOffOneGroup({ title, jumpOffs, context }: BlockProps<typeof JumpOffOneGroupSchema>) {
    return (
      <TitledGroup className="jump-off-one-group" title={title} titleClass="block-title block-title--inset">
        <div className={cx('tile-row jump-off-one-group__row', `jump-off-one-group__row--${jumpOffs.length}`)}>
          {context.slot(jumpOffs)}
        </div>
      </TitledGroup>
    )
  },
)
