import type { SearchAnswer } from '../../shared/domain/search.ts'
import { fetchSuggestions } from '../runtime/search.ts'
import { atom, type Getter, type Setter } from './jotai.ts'
import { pageServices } from './services.ts'

export const searchDebounceMs = 200
/** A shorter term may still become one that is known (D-78). */
export const shortestUnknownTerm = 4

/** `term` is trimmed; `answer` stays while the next is on its way. */
export type Search = { term: string; status: 'resting' | 'pending' | 'found' | 'failed'; answer: SearchAnswer }

const nothing: SearchAnswer = { products: [], suggestions: [] }

export const restingSearch: Search = { term: '', status: 'resting', answer: nothing }

export const searchAtom = atom<Search>(restingSearch)

/** The results panel expands only when products are returned [SRCH-08]. */
export function isExpanded({ status, answer }: Search): boolean {
  return (status === 'found' || status === 'pending') && answer.products.length > 0
}

/** Nothing was found for a term of more than 3 characters [SRCH-09]. */
export function hasNoResults({ status, term, answer }: Search): boolean {
  return status === 'found' && term.length >= shortestUnknownTerm && answer.products.length === 0
}

type Errand = { timer: ReturnType<typeof setTimeout> | undefined; controller: AbortController | null }

const errandAtom = atom<Errand>({ timer: undefined, controller: null })

/** What the shopper has written: asked for after 200 ms of quiet, in place of what was asked before [SRCH-10]. */
export const typeSearchAtom = atom(null, (get, set, written: string) => {
  const term = written.trim()
  const { term: known, status } = get(searchAtom)
  if (term === known && status !== 'failed') return
  stop(get)
  if (term === '') {
    set(searchAtom, restingSearch)
    return
  }
  set(searchAtom, (search) => ({ ...search, term, status: 'pending' }))
  const timer = setTimeout(() => void ask(get, set), searchDebounceMs)
  set(errandAtom, { timer, controller: null })
})

export const retrySearchAtom = atom(null, (get, set) => {
  stop(get)
  set(searchAtom, (search) => ({ ...search, status: 'pending' }))
  return ask(get, set)
})

/** What is suggested to who has written nothing; no terms where the service has none or fails. */
export const suggestedSearchesAtom = atom(null, async (get) => {
  const { suggestions } = await fetchSuggestions(pageServices(get), '', new AbortController().signal).catch(() => nothing)
  return suggestions
})

async function ask(get: Getter, set: Setter): Promise<void> {
  const { term } = get(searchAtom)
  const controller = new AbortController()
  set(errandAtom, { timer: undefined, controller })
  try {
    const answer = await fetchSuggestions(pageServices(get), term, controller.signal)
    if (!controller.signal.aborted) set(searchAtom, { term, status: 'found', answer })
  } catch {
    if (!controller.signal.aborted) set(searchAtom, { term, status: 'failed', answer: nothing })
  }
}

function stop(get: Getter): void {
  const { timer, controller } = get(errandAtom)
  clearTimeout(timer)
  controller?.abort()
}
