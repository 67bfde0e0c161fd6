import { pageNumbers } from './page-numbers.ts'
import * as messages from '#shared/messages/shop.ts'

type PaginationProps = { page: number; pageCount: number; hrefOf: (page: number) => string }

/** Real links to the other pages of a listing. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav className="pagination" aria-label={messages.listing.pages}>
      <ol>
        {pageNumbers(page, pageCount).map((number) =>
          typeof number === 'string' ? (
            <li key={number} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a href={hrefOf(number)} {...(number === page ? { 'aria-current': 'page' as const } : {})}>
                <span className="visually-hidden">{messages.listing.page} </span>
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
