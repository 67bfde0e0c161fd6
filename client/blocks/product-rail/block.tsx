import { ProductShelf } from '../../components/rail/product-shelf.tsx'
import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { ProductRailSchema } from './schema.ts'

export default defineBlock(
  {
    name: 'product-rail',
    schema: ProductRailSchema,
    stylesheet: 'content',
    description:
      'A row of the newest products or the best sellers, each with its price and quick add, and a link to more of them. The shop chooses the products.',
  },
  function ProductRail({ title, products, linkText, url, context }: BlockProps<typeof ProductRailSchema>) {
    const href = safeLink(context.market, url)
    return (
      <ProductShelf title={title} shelf={products} more={href === null ? null : { href, text: linkText }} isFlush />
    )
  },
)
