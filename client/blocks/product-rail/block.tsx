import { ProductRail } from '../../components/rail/product-rail.tsx'
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
  function ProductRailBlock({ title, products, linkText, url, context }: BlockProps<typeof ProductRailSchema>) {
    const href = safeLink(context.market, url)
    return <ProductRail title={title} rail={products} more={href === null ? null : { href, text: linkText }} isFlush />
  },
)
