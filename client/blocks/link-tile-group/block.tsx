import { type BlockProps, defineBlock } from '../define-block.tsx'
import { cx } from '../parts/cx.ts'
import { TitledGroup } from '../parts/titled-group.tsx'
import { LinkTileGroupSchema } from './schema.ts'

type Props = BlockProps<typeof LinkTileGroupSchema>

export default defineBlock(
  {
    name: 'link-tile-group',
    schema: LinkTileGroupSchema,
    stylesheet: 'campaign',
    description:
      'Exactly four tiles in a row, each with its place on phones. For any number of cards that scroll, use Scrollable Card Carousel.',
  },
  function LinkTileGroup({ title, tiles, context }: Props) {
    return (
      <TitledGroup className="link-tile-group block-frame" title={title} titleClass="block-title">
        <div className="tile-row link-tile-group__tiles">
          {tiles.map(({ tile, mobileOrder }, index) => (
            <div key={index} className={cx('link-tile-group__tile', `link-tile-group__tile--${mobileOrder}`)}>
              {context.slot([tile])}
            </div>
          ))}
        </div>
      </TitledGroup>
    )
  },
)
