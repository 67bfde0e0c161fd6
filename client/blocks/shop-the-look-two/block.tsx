import { type BlockProps, defineBlock } from '../define-block.tsx'
import { lookClass, LookPicture, LookTile, LookTitle } from '../parts/look-parts.tsx'
import { ShopTheLookTwoSchema } from './schema.ts'

type Props = BlockProps<typeof ShopTheLookTwoSchema>

const name = 'shop-the-look-two'

// The look is in the middle with a product at each side. On phones both products are below it.
export default defineBlock(
  {
    name,
    schema: ShopTheLookTwoSchema,
    stylesheet: 'campaign',
    description:
      'The same fields as Shop The Look One, mirrored: the picture in the centre, the products at its sides.',
  },
  function ShopTheLookTwo({ context, ...look }: Props) {
    const parts = { name, look, context }
    return (
      <section className={lookClass(name, look)}>
        <LookTitle {...parts} />
        <div className="shop-the-look-two__row">
          <LookPicture {...parts} />
          <LookTile product={look.leftProduct} context={context} />
          <LookTile product={look.rightProduct} context={context} />
        </div>
      </section>
    )
  },
)
