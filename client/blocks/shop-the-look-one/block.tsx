import { type BlockContext, type BlockProps, blockSchemaUri, defineBlock } from '../define-block.tsx'
import { CoverLink } from '../parts/cover-link.tsx'
import { cx } from '../parts/cx.ts'
import { MediaView } from '../parts/picture.tsx'
import { tilePrice } from '../parts/price.ts'
import { safeLink } from '../parts/safe-link.ts'
import { type LookProduct, ShopTheLookOneSchema } from './schema.ts'

type Props = BlockProps<typeof ShopTheLookOneSchema>

export default defineBlock('shop-the-look-one', ShopTheLookOneSchema, function ShopTheLookOne(props: Props) {
  const { title, titleFont, titleBold, primaryBlockBackground, primaryBlockUrl, primaryBlockAlignment, leftProduct, rightProduct, context } = props
  const { market } = context
  const href = safeLink(market, primaryBlockUrl)
  return (
    <section className={cx('shop-the-look-one', primaryBlockAlignment === 'Right' && 'shop-the-look-one--right')}>
      <div className="shop-the-look-one__primary">
        {primaryBlockBackground && <MediaView media={primaryBlockBackground} aspect="4:5" sizes="(min-width: 768px) 50vw, 100vw" />}
        {title && <h2 className={cx('shop-the-look-one__title', titleFont === 'Athletics' && 'shop-the-look-one__title--text', titleBold && 'shop-the-look-one__title--bold')}>{title}</h2>}
        {href && <CoverLink href={href} label={title ?? (primaryBlockBackground?.alt || leftProduct.title)} />}
      </div>
      <Product product={leftProduct} context={context} />
      <Product product={rightProduct} context={context} />
    </section>
  )
})

function Product({ product, context }: { product: LookProduct; context: BlockContext }) {
  const { backgroundImage, altText, url, title, price } = product
  const href = safeLink(context.market, url)
  if (price === 'unreadable') context.report({ schema: blockSchemaUri('shop-the-look-one'), deliveryId: null, reason: 'invalid', issues: ['price: unreadable'] })
  return (
    <article className="shop-the-look-one__product">
      {backgroundImage && <MediaView media={backgroundImage} alt={altText ?? ''} aspect="3:4" sizes="(min-width: 768px) 25vw, 50vw" />}
      <h3 className="shop-the-look-one__name">{title}</h3>
      {typeof price === 'number' && <p className="shop-the-look-one__price">{tilePrice(price, context.market)}</p>}
      {href && <CoverLink href={href} label={title} />}
    </article>
  )
}
