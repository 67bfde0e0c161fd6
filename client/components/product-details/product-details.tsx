import type { Product } from '../../../shared/domain/product.ts'
import * as messages from '../../../shared/messages/en.ts'
import { AccordionItem } from '../accordion/accordion.tsx'
import { paragraphs } from './paragraphs.ts'
import { type ProductFact, productFacts } from './product-facts.ts'

const group = 'product-details'

/** What there is to know of a product, folded. */
export function ProductDetails({ product }: { product: Product }) {
  const { fitAndSize, fabricAndCare } = productFacts(product.customFields)
  const description = paragraphs(product.description)
  return (
    <section className="product-details" aria-label={messages.product.details}>
      {description.length > 0 && (
        <AccordionItem title={messages.product.details} group={group} isOpen>
          {description.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="product-details__style">
            {messages.product.style} {product.style}
          </p>
        </AccordionItem>
      )}
      <Facts title={messages.productDetails.fitAndSize} facts={fitAndSize} />
      <Facts title={messages.productDetails.fabricAndCare} facts={fabricAndCare} />
      {!product.isGiftCard && (
        <AccordionItem title={messages.productDetails.deliveryTitle} group={group}>
          <p>{messages.productDetails.deliveryNote}</p>
        </AccordionItem>
      )}
    </section>
  )
}

function Facts({ title, facts }: { title: string; facts: ProductFact[] }) {
  if (facts.length === 0) return null
  return (
    <AccordionItem title={title} group={group}>
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
