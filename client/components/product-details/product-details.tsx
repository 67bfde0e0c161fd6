import type { Product } from '../../../shared/domain/product.ts'
import type { Market } from '../../../shared/markets.ts'
import * as messages from '../../../shared/messages/en.ts'
import { AccordionItem } from '../accordion/accordion.tsx'
import { Markdown } from '../markdown/markdown.tsx'
import { type ProductFact, productFacts } from './product-facts.ts'
import { productText } from './product-text.ts'

type ProductDetailsProps = {
  product: Product
  market: Market
  /** Markdown of the market's editors, or `null`. */ delivery: string | null
}

/** The details of a product in disclosures. */
export function ProductDetails({ product, market, delivery }: ProductDetailsProps) {
  const { fitAndSize, fabricAndCare } = productFacts(product.customFields)
  const description = productText(product.description)
  return (
    <section className="product-details" aria-label={messages.product.details}>
      {description.length > 0 && (
        <AccordionItem title={messages.product.details} isOpen>
          {description.map((part, index) =>
            part.kind === 'paragraph' ? <p key={index}>{part.text}</p> : <Items key={index} {...part} />,
          )}
          <p className="product-details__style">
            {messages.product.style} {product.style}
          </p>
        </AccordionItem>
      )}
      <Facts title={messages.productDetails.fitAndSize} facts={fitAndSize} />
      <Facts title={messages.productDetails.fabricAndCare} facts={fabricAndCare} />
      {!product.isGiftCard && (
        <AccordionItem title={messages.productDetails.deliveryTitle}>
          {delivery === null ? (
            <p>{messages.productDetails.deliveryNote}</p>
          ) : (
            <Markdown text={delivery} market={market} />
          )}
        </AccordionItem>
      )}
    </section>
  )
}

function Items({ isOrdered, items }: { isOrdered: boolean; items: string[] }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="product-details__list">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  )
}

function Facts({ title, facts }: { title: string; facts: ProductFact[] }) {
  if (facts.length === 0) return null
  return (
    <AccordionItem title={title}>
      <dl className="product-details__facts">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </AccordionItem>
  )
}
