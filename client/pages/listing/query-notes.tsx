import { exactSearchPath, type QueryReading } from '#shared/domain/search.ts'
import { type Market, marketPath } from '#shared/markets.ts'
import * as messages from '#shared/messages/en.ts'

type QueryNotesProps = { reading: QueryReading; query: string; market: Market }

/** Says how search read the query: what it corrected, what it left out and which size it took from it. */
export function QueryNotes({ reading: { correctedTerm, leftOut, sizes }, query, market }: QueryNotesProps) {
  return (
    <div className="query-notes">
      {correctedTerm !== null && (
        <p>
          {messages.listing.showing(correctedTerm, query)}{' '}
          <a rel="nofollow" href={marketPath(market, exactSearchPath(query))}>
            {messages.listing.searchInstead(query)}
          </a>
        </p>
      )}
      {leftOut.length > 0 && <p>{messages.listing.leftOut(leftOut.map((word) => `“${word}”`).join(', '))}</p>}
      {sizes.length > 0 && <p>{messages.listing.inSize(sizes.join(', '))}</p>}
    </div>
  )
}
