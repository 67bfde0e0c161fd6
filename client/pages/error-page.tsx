import { brandSwatches } from '../components/edge/brand-swatches.ts'
import { FabricEdge } from '../components/edge/edge.tsx'
import { ProductRail } from '../components/rail/product-rail.tsx'
import { SearchForm } from '../components/search-form/search-form.tsx'
import { marketPath } from '#shared/links.ts'
import { brand, errorDestinations } from '#shared/merchant.ts'
import * as messages from '#shared/messages/shop.ts'
import type { PageBase } from '#shared/views.ts'

/**
 * `reason` says what was wrong with the request, if the visitor may know it. `retryHref` is the URL of a page that
 * failed and may work at the next try.
 */
export type ErrorView = PageBase & { status: number; requestId: string; reason?: string; retryHref?: string }

/** The page of a market that is closed for maintenance. It links nowhere, because the whole market is closed. */
export function MaintenancePage() {
  return (
    <div className="error-page">
      <FabricEdge text={`${brand} · ${messages.shell.tagline}`} colours={brandSwatches} />
      <h1 className="error-page__title">{messages.maintenance.title}</h1>
      <p>{messages.maintenance.message}</p>
      <p>{messages.maintenance.orders}</p>
    </div>
  )
}

/** The page for a URL that was not found or that failed. */
export function ErrorPage({ market, status, requestId, reason, retryHref }: ErrorView) {
  const isNotFound = status === 404
  return (
    <>
      <div className="error-page">
        <p className="error-page__status">{status}</p>
        <FabricEdge text={`${brand} · ${messages.shell.tagline}`} colours={brandSwatches} />
        <h1 className="error-page__title">{isNotFound ? messages.error.notFoundTitle : messages.error.otherTitle}</h1>
        <p>{isNotFound ? messages.error.notFoundMessage : messages.error.otherMessage}</p>
        {reason && <p>{reason}</p>}
        {isNotFound && <p className="error-page__code">{messages.error.notFoundCode}</p>}
        {retryHref !== undefined && (
          <p className="error-page__retry">
            <a className="button" href={retryHref}>
              {messages.error.retry}
            </a>
          </p>
        )}
        {isNotFound && <SearchForm market={market} term="" />}
        <ul className="error-page__links">
          {errorDestinations.map(({ path, text }) => (
            <li key={path}>
              <a className="button button--quiet" href={marketPath(market, path)}>
                {messages.error[text]}
              </a>
            </li>
          ))}
        </ul>
        <p className="error-page__request">
          {messages.error.reference} {requestId}
        </p>
      </div>
      {isNotFound && <ProductRail title={messages.listing.bestSellers} rail="best-sellers" />}
    </>
  )
}
