import { type BlockProps, defineBlock } from '../define-block.tsx'
import { TwoColTileRowSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'two-col-tile-row',
    schema: TwoColTileRowSchema,
    stylesheet: 'occasional',
    description: 'Two blocks of the type Two Col Tile side by side, on phones too.',
  },
  function TwoColTileRow({ tiles, context }: BlockProps<typeof TwoColTileRowSchema>) {
    return <div className="tile-row two-col-tile-row">{context.slot(tiles)}</div>
  },
)
