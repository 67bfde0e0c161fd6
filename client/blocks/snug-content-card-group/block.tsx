import { type BlockProps, defineBlock } from '../define-block.tsx'
import { cx } from '../parts/cx.ts'
import { SnugContentCardGroupSchema } from './schema.ts'

type Props = BlockProps<typeof SnugContentCardGroupSchema>

export default defineBlock(
  {
    name: 'snug-content-card-group',
    schema: SnugContentCardGroupSchema,
    stylesheet: 'occasional',
    description: 'Cards without gaps between them, up to four in a row.',
  },
  function SnugContentCardGroup({ title, cards, context }: Props) {
    const columns = Math.min(cards.length, 4)
    return (
      <div className="snug-content-card-group">
        {title && <h2 className="block-title block-title--inset">{title}</h2>}
        <div className={cx('tile-row snug-content-card-group__cards', `snug-content-card-group__cards--${columns}`)}>
          {context.slot(cards, columns)}
        </div>
      </div>
    )
  },
)
