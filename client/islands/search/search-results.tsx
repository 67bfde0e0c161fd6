import { Price } from '../../components/price/price.tsx'
import { Part } from '../../island/part.tsx'
import { resultId, resultsId, suggestionHref } from './search-options.ts'
import { imageUrl, productImageSize } from '#shared/domain/media.ts'
import type { SearchResponse, SearchHit } from '#shared/domain/search.ts'
import * as messages from '#shared/messages/panels.ts'

type SearchResultsProps = { response: SearchResponse; prefix: string; active: number | null }

/** Suggested terms, then products, as options of one list. Each is a link. */
export function SearchResults({ response: { suggestions, products }, prefix, active }: SearchResultsProps) {
  return (
    <div className="search-results" id={resultsId} role="listbox" aria-label={messages.search.results}>
      {suggestions.length > 0 && (
        <div className="search-results__suggestions" role="group" aria-label={messages.search.suggestions}>
          <span className="search-panel__heading" aria-hidden="true">
            {messages.search.suggestions}
          </span>
          {suggestions.map((suggestion, index) => (
            <a
              key={suggestion}
              id={resultId(index)}
              role="option"
              aria-selected={active === index}
              tabIndex={-1}
              href={suggestionHref(prefix, suggestion)}
            >
              {suggestion}
            </a>
          ))}
        </div>
      )}
      <div className="search-results__products" role="group" aria-label={messages.search.products}>
        {products.map((product, index) => (
          <Part key={product.href} of={product} instead={null}>
            <Hit
              product={product}
              id={resultId(suggestions.length + index)}
              isActive={active === suggestions.length + index}
            />
          </Part>
        ))}
      </div>
    </div>
  )
}

function Hit({
  product: { name, href, picture, price },
  id,
  isActive,
}: {
  product: SearchHit
  id: string
  isActive: boolean
}) {
  return (
    <a className="search-results__product" id={id} role="option" aria-selected={isActive} tabIndex={-1} href={href}>
      <img src={imageUrl(picture, 200)} alt="" {...productImageSize} />
      <span className="search-results__name">{name}</span>
      {price && <Price value={price} isTile />}
    </a>
  )
}
