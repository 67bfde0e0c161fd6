import type { CSSProperties, ReactNode } from 'react'
import { Kept } from '../../html/static-html.ts'
import { AccordionItem } from '../accordion/accordion.tsx'
import { Markdown } from '../markdown/markdown.tsx'
import type { DeliveryText } from '../product-view.ts'
import { type FeelFact, feelFacts, type ProductFact, productFacts } from './product-facts.ts'
import { productText, type TableRow, type TextPart } from './product-text.ts'
import type { Product } from '#shared/domain/product.ts'
import { type Market, marketKey } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

type ProductDetailsProps = {
  product: Product
  market: Market
  /** The text of the market's editors, or `null`: then the terms beside the button say it. */
  delivery: DeliveryText | null
  /** The place of the size-fit service, if the shop has one for this product. */
  fitFinder?: ReactNode
}

/** The details of a product in disclosures. */
export function ProductDetails({ product, market, delivery, fitFinder }: ProductDetailsProps) {
  const { fitAndSize, fabricAndCare } = productFacts(product.customFields)
  const description = productText(product.description)
  return (
    <section className="product-details" aria-label={messages.product.details}>
      {description.length > 0 && (
        <AccordionItem title={messages.product.details} isOpen>
          {description.map((part, index) => (
            <Part key={index} {...part} />
          ))}
          <p className="product-details__style">
            {messages.product.style} {product.style}
          </p>
        </AccordionItem>
      )}
      <FeelList facts={feelFacts(product.feel)} />
      <Facts title={messages.productDetails.fitAndSize} facts={fitAndSize}>
        {fitFinder}
      </Facts>
      <Facts title={messages.productDetails.fabricAndCare} facts={fabricAndCare} />
      {!product.isGiftCard && delivery !== null && (
        <Kept by={delivery} as={marketKey(market) + market.prefix}>
          {() => (
            <AccordionItem title={messages.productDetails.deliveryTitle}>
              <Markdown text={delivery.markdown} market={market} />
            </AccordionItem>
          )}
        </Kept>
      )}
    </section>
  )
}

function Part(part: TextPart) {
  if (part.kind === 'paragraph') return <p>{part.text}</p>
  if (part.kind === 'table') return <Table rows={part.rows} />
  const { isOrdered, items } = part
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="product-details__list">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  )
}

function Table({ rows }: { rows: TableRow[] }) {
  return (
    <div className="product-details__table" role="region" aria-label={messages.product.details} tabIndex={0}>
      <table>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ isHeader, text }, index) => {
                if (!isHeader) return <td key={index}>{text}</td>
                return (
                  <th key={index} scope={row === 0 ? 'col' : 'row'}>
                    {text}
                  </th>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Each fact is drawn as five stitches, of which a stylesheet fills as many as its level, and said in words. */
function FeelList({ facts }: { facts: FeelFact[] }) {
  if (facts.length === 0) return null
  return (
    <AccordionItem title={messages.productDetails.feelTitle} isOpen>
      <ul className="product-details__feel">
        {facts.map(({ label, text, level }) => (
          <li key={label} style={{ '--level': level } as CSSProperties}>
            {`${label}: ${text}`}
          </li>
        ))}
      </ul>
    </AccordionItem>
  )
}

function Facts({ title, facts, children }: { title: string; facts: ProductFact[]; children?: ReactNode }) {
  if (facts.length === 0 && !children) return null
  return (
    <AccordionItem title={title}>
      {facts.length > 0 && (
        <dl className="product-details__facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </AccordionItem>
  )
}
