import { type BlockProps, defineBlock } from '../define-block.tsx'
import { TwoColTileRowSchema } from './schema.ts'

export default defineBlock(
  'two-col-tile-row',
  TwoColTileRowSchema,
  function TwoColTileRow({ tiles, context }: BlockProps<typeof TwoColTileRowSchema>) {
    return <section className="two-col-tile-row">{context.slot(tiles)}</section>
  },
)
