import { priceText } from '../../components/refinements/chosen-refinements.tsx'
import type { PriceRange } from '#shared/domain/listing.ts'
import { exactSearchPath, type MerchantNote, type QueryReading } from '#shared/domain/search.ts'
import { sizeName } from '#shared/domain/size-name.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { queryWords } from '#shared/messages/query-words.ts'
import * as messages from '#shared/messages/shop.ts'

type QueryNotesProps = {
  reading: QueryReading | null
  priceRead: PriceRange | null
  query: string
  market: Market
  /** Of the listing. */
  path: string
}

/** Says how the query was read: what was corrected, what was left out, and which size and price were taken from it. */
export function QueryNotes({ reading, priceRead, query, market, path }: QueryNotesProps) {
  const { correctedTerm, leftOut, sizes } = reading ?? { correctedTerm: null, leftOut: [], sizes: [] }
  return (
    <div className="query-notes">
      {correctedTerm !== null && (
        <p>
          {messages.listing.showing(correctedTerm, query)}{' '}
          <a rel="nofollow" href={marketPath(market, exactSearchPath(query, path))}>
            {messages.listing.searchInstead(query)}
          </a>
        </p>
      )}
      {leftOut.length > 0 && <p>{messages.listing.leftOut(leftOut)}</p>}
      {sizes.length > 0 && <p>{messages.listing.inSize(sizes.map((size) => sizeName(size, { market })).join(', '))}</p>}
      {priceRead && <p>{queryWords.priceRead(priceText(priceRead, market))}</p>}
    </div>
  )
}

/** What the merchant says about the query. */
export function MerchantNotes({ notes, market }: { notes: readonly MerchantNote[]; market: Market }) {
  return notes.map(({ title, text, link }) => (
    <section key={title} className="query-notes" aria-label={title}>
      <h2 className="search-help__title">{title}</h2>
      {text !== '' && <p>{text}</p>}
      {link && (
        <p>
          <a href={marketPath(market, link.path)}>{link.label}</a>
        </p>
      )}
    </section>
  ))
}
