import { ProductCard } from '../components/product-card/product-card.tsx'
import { type CompareRow, compareRows } from './compare/compare-rows.ts'
import type { Product } from '#shared/domain/product.ts'
import { comparePath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

type ComparePageProps = {
  market: Market
  mediaBase: string
  products: Product[]
  /** The colour in which they are shown, those that are made in it. */
  colour: string | null
  isGone: boolean
}

/** Up to four products side by side: what differs, and then what is the same. */
export function ComparePage({ market, mediaBase, products, colour, isGone }: ComparePageProps) {
  const { differs, same } = compareRows(products, market)
  const colourOf = (product: Product) => product.colours.find(({ name }) => name === colour) ?? product.colour
  const without = (id: number) =>
    comparePath(
      products.filter((other) => other.id !== id).map((other) => other.id),
      colour,
    )
  return (
    <div className="compare">
      <h1 className="compare__title">{messages.compare.title}</h1>
      {isGone && <p>{messages.compare.gone}</p>}
      {products.length === 0 ? (
        <p>{messages.compare.none}</p>
      ) : (
        <sv-product-cards data-behaviour="product-cards">
          <div className="compare__scroller" role="region" aria-label={messages.compare.title} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col" rowSpan={2}>
                    <span className="visually-hidden">{messages.compare.fact}</span>
                  </th>
                  {products.map((product) => (
                    <td key={product.id}>
                      <ProductCard
                        {...{ market, mediaBase }}
                        product={{ ...product, colour: colourOf(product) }}
                        loading="eager"
                        heading="h2"
                      />
                    </td>
                  ))}
                </tr>
                <tr>
                  {products.map(({ id, name }) => (
                    // The label of its cells is the name alone.
                    <th key={id} scope="col" aria-label={name}>
                      <a className="compare__remove" rel="nofollow" href={marketPath(market, without(id))}>
                        {messages.compare.remove}
                        <span className="visually-hidden"> {name}</span>
                      </a>
                    </th>
                  ))}
                </tr>
              </thead>
              <Rows title={messages.compare.differs} rows={differs} count={products.length} />
              <Rows title={messages.compare.same} rows={same} count={products.length} />
            </table>
          </div>
        </sv-product-cards>
      )}
    </div>
  )
}

function Rows({ title, rows, count }: { title: string; rows: CompareRow[]; count: number }) {
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={count + 1}>
          {title}
        </th>
      </tr>
      {rows.map(({ label, texts }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {texts.map((text, index) => (
            <td key={index}>{text || messages.compare.unknown}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
