import { type BlockProps, defineBlock } from '../define-block.tsx'
import { lookClass, LookPicture, LookTile, LookTitle } from '../parts/look-parts.tsx'
import { ShopTheLookOneSchema } from './schema.ts'

type Props = BlockProps<typeof ShopTheLookOneSchema>

const name = 'shop-the-look-one'

export default defineBlock(
  {
    name,
    schema: ShopTheLookOneSchema,
    stylesheet: 'campaign',
    description: 'A picture of a look, and the products in it beside it.',
  },
  function ShopTheLookOne({ context, ...look }: Props) {
    const parts = { name, look, context }
    return (
      <section data-promotion={context.deliveryId ?? ''} className={lookClass(name, look)}>
        <LookTitle {...parts} />
        <LookPicture {...parts} />
        <LookTile product={look.leftProduct} context={context} />
        <LookTile product={look.rightProduct} context={context} />
      </section>
    )
  },
)
