import { type BlockProps, defineBlock } from '../define-block.tsx'
import { cx } from '../parts/cx.ts'
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
      <section className="jump-off-one-group">
        {title && <h2 className="block-title block-title--inset">{title}</h2>}
        <div className={cx('tile-row jump-off-one-group__row', `jump-off-one-group__row--${jumpOffs.length}`)}>
          {context.slot(jumpOffs)}
        </div>
      </section>
    )
  },
)
