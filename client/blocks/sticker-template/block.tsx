import { type BlockProps, defineBlock } from '../define-block.tsx'
import { cx } from '../parts/cx.ts'
import { StickerTemplateSchema } from './schema.ts'
import { slugOf } from '#shared/domain/slug.ts'

export default defineBlock(
  {
    name: 'sticker-template',
    schema: StickerTemplateSchema,
    stylesheet: 'occasional',
    description: 'Up to eight stickers: in a row, scattered or in a stack.',
  },
  function StickerTemplate({ template, stickers, context }: BlockProps<typeof StickerTemplateSchema>) {
    return (
      <div className={cx('sticker-template block-frame', `sticker-template--${slugOf(template)}`)}>
        {context.slot(stickers)}
      </div>
    )
  },
)
