import { fragments } from '../../../shared/routes.ts'
import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { ProductRailSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'product-rail',
    schema: ProductRailSchema,
    stylesheet: 'campaign',
    description:
      'A row of the newest products or the best sellers, each with its price and quick add, and a link to more of them. The shop chooses the products.',
  },
  function ProductRail({ title, products, linkText, url, context }: BlockProps<typeof ProductRailSchema>) {
    const href = safeLink(context.market, url)
    return (
      <section className="product-rail rail" aria-label={title}>
        <header className="product-rail__header">
          <h2>{title}</h2>
          {href && <a href={href}>{linkText}</a>}
        </header>
        <sv-rail
          class="product-rail__products"
          data-behaviour="rail"
          data-fragment={`${fragments.shelf}?of=${products}`}
        >
          {null}
        </sv-rail>
      </section>
    )
  },
)
