import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { rememberSearch } from '../api/recent-searches.ts'
import { openPanelAtom } from '../atoms/ui.ts'
import { Icon } from '../components/icon/icon.tsx'
import { LazyMarkup } from '../components/lazy-markup.tsx'
import { CloseForm } from '../components/panel/close-form.tsx'
import { keys } from '../data/keys.ts'
import { fetchSuggestions } from '../data/suggestions.ts'
import { useRead } from '../data/use-read.ts'
import { defineIsland } from '../island/define-island.tsx'
import { useVisitorValue } from '../island/use-visitor-value.ts'
import { RecentTerms } from './search/recent-terms.tsx'
import { nextOption, resultId, resultsId, suggestionHref } from './search/search-options.ts'
import { SearchOutcome } from './search/search-outcome.tsx'
import { SearchResults } from './search/search-results.tsx'
import { isExpanded } from './search/search-state.ts'
import { useSearch } from './search/use-search.ts'
import type { SearchResponse } from '#shared/domain/search.ts'
import { marketPath, searchPagePath } from '#shared/links.ts'
import * as messages from '#shared/messages/panels.ts'
import type { PopularSearch } from '#shared/views.ts'

type SearchPanelProps = { prefix: string; popular: readonly PopularSearch[] }

/**
 * The search overlay. The page contains its frame and the popular searches. Without scripts its form opens the results
 * page.
 */
function SearchPanel({ prefix, popular }: SearchPanelProps) {
  const { search, type, retry } = useSearch()
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ of: SearchResponse; index: number | null } | null>(null)
  const terms = usePopular(popular)
  const isOpen = isExpanded(search)
  const isShown = useVisitorValue(openPanelAtom, null) === 'search'
  const { suggestions, products, links } = search.response
  const active = isOpen && chosen?.of === search.response ? chosen.index : null
  const count = isOpen ? suggestions.length + products.length : 0
  useClearOnClose(isShown, field, type)
  useRememberedTerms(field)
  useEffect(() => {
    if (active !== null) document.getElementById(resultId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function onKeyDown(event: KeyboardEvent) {
    // The key belongs to an input method, which chooses among characters. Safari's Enter has only the key code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter' && active !== null) {
      event.preventDefault()
      document.getElementById(resultId(active))?.click()
      return
    }
    const next = nextOption(event.key, active, count)
    if (next === undefined) return
    event.preventDefault()
    setChosen({ of: search.response, index: next })
  }

  // A term empty after trimming does not navigate.
  function onSubmit(event: SubmitEvent) {
    const input = field.current
    if (!input) return
    input.value = input.value.trim()
    if (input.value === '') event.preventDefault()
    else rememberSearch(input.value)
  }

  return (
    <dialog
      className="panel panel--top search-panel"
      id="search"
      aria-label={messages.search.title}
      suppressHydrationWarning
    >
      <LazyMarkup>
        <div className="search-panel__bar">
          <form role="search" action={marketPath({ prefix }, searchPagePath)} method="get" onSubmit={onSubmit}>
            <label className="visually-hidden" htmlFor="search-field">
              {messages.search.label}
            </label>
            <Icon name="search" />
            <input
              ref={field}
              id="search-field"
              // ARIA in HTML has no combobox of this type, but a text field would lose the browser's clear button, and
              // Escape, which empties it: https://github.com/w3c/html-aria/issues/397
              type="search"
              name="query"
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={resultsId}
              aria-autocomplete="list"
              aria-activedescendant={active === null ? undefined : resultId(active)}
              placeholder={messages.search.label}
              required
              pattern=".*\S.*"
              maxLength={100}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              onInput={(event) => type(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
            <button className="button search-panel__submit">{messages.search.submit}</button>
          </form>
          <CloseForm label={messages.search.close} />
        </div>
        <div className="search-panel__body" aria-busy={search.status === 'pending'}>
          <SearchOutcome search={search} retry={retry} />
          {links.length > 0 && (
            <Terms id="links" prefix={prefix} terms={links.map(({ label, href }) => ({ term: label, url: href }))} />
          )}
          {isOpen ? (
            <>
              <SearchResults response={search.response} prefix={prefix} active={active} />
              <a className="button button--quiet search-panel__all" href={suggestionHref(prefix, search.term)}>
                {messages.search.viewAll}
              </a>
            </>
          ) : (
            search.status !== 'failed' && (
              <>
                {isShown && <RecentTerms prefix={prefix} onClear={() => field.current?.focus()} />}
                {terms.length > 0 && <Terms id="popular" prefix={prefix} terms={terms} />}
              </>
            )
          )}
        </div>
      </LazyMarkup>
    </dialog>
  )
}

type TermsProps = { id: 'popular' | 'links'; prefix: string; terms: readonly PopularSearch[] }

function Terms({ id, prefix, terms }: TermsProps) {
  return (
    <nav className="search-panel__popular" aria-labelledby={`search-${id}`}>
      <h2 className="search-panel__heading" id={`search-${id}`}>
        {messages.search[id]}
      </h2>
      <ul>
        {terms.map(({ term, url }) => (
          <li key={term}>
            <a href={url ?? suggestionHref(prefix, term)}>{term}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The popular terms from content or, if there are none, from the search service. */
function usePopular(popular: readonly PopularSearch[]): readonly PopularSearch[] {
  const { data } = useRead(
    popular.length > 0 ? null : keys.suggestions(''),
    (services) => fetchSuggestions(services, ''),
    { revalidateOnFocus: false },
  )
  if (popular.length > 0 || !data) return popular
  return data.response.suggestions.map((term) => ({ term, url: null }))
}

/** Remembers the terms whose results a link of the overlay opens. */
function useRememberedTerms(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const panel = field.current?.closest('dialog')
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      const term = link && new URL(link.href).searchParams.get('query')
      if (term) rememberSearch(term)
    }
    panel?.addEventListener('click', remember)
    return () => panel?.removeEventListener('click', remember)
  }, [field])
}

/** The overlay is empty whenever it opens. */
function useClearOnClose(
  isOpen: boolean,
  field: { readonly current: HTMLInputElement | null },
  type: (text: string) => void,
): void {
  useEffect(() => {
    const input = field.current
    if (!isOpen || !input) return
    return () => {
      input.value = ''
      type('')
    }
  }, [isOpen, field, type])
}

export default defineIsland('search-panel', 'interaction', SearchPanel)
