import { pictureBadge } from '../../shared/domain/badge.ts'
import * as messages from '../../shared/messages/en.ts'
import type { ProductView } from '../../shared/views.ts'
import { Badge } from '../components/badge/badge.tsx'
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx'
import { type FormAnswer, toBuyBoxProps } from '../components/buy-box/to-buy-box-props.ts'
import { ColourLinks } from '../components/colour-links/colour-links.tsx'
import { Edge } from '../components/edge/edge.tsx'
import { Gallery } from '../components/gallery/gallery.tsx'
import { ProductDetails } from '../components/product-details/product-details.tsx'
import BuyBox from '../islands/buy-box.tsx'
import { Recommendations } from './product/recommendations.tsx'

/** One colour of a product. `answer` is what a form was sent back with. */
export function ProductPage({ answer, ...view }: ProductView & { answer: FormAnswer }) {
  const { product, colour, media, crumbs, market, mediaBase } = view
  const badge = pictureBadge(product)
  return (
    <div className="product-page">
      <Breadcrumbs crumbs={crumbs} market={market} />
      <div className="product-page__top">
        <Gallery images={media.images} />
        <Edge text={`${messages.brand} · ${product.name} · ${product.style}`} colours={product.colours} />
        <div className="product-page__buy">
          {badge && <Badge badge={badge} />}
          <h1 className="product-page__name">{product.name}</h1>
          <ColourLinks product={product} colour={colour} market={market} mediaBase={mediaBase} />
          <BuyBox {...toBuyBoxProps(view, answer)} />
          <ProductDetails product={product} />
        </div>
      </div>
      <Recommendations products={view.recommendations} market={market} mediaBase={mediaBase} />
    </div>
  )
}
