import { useEffect, useState } from 'react'
import { keys } from '../../data/keys.ts'
import { fetchSuggestions } from '../../data/suggestions.ts'
import { useRead } from '../../data/use-read.ts'
import { type Search, toSearch } from './search-state.ts'

const searchDebounceMs = 200

/**
 * Search suggestions for the typed text, requested 200 ms after the last key. Late responses to earlier terms are not
 * shown.
 */
export function useSearch(): { search: Search; type: (text: string) => void; retry: () => void } {
  const [text, setText] = useState('')
  const term = text.trim()
  const latest = useDebounced(term, searchDebounceMs)
  const isLatest = latest === term
  const { data, error, isValidating, mutate } = useRead(
    latest === '' ? null : keys.suggestions(latest),
    (services) => fetchSuggestions(services, latest),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
    },
  )
  const hasFailed = isLatest && error !== undefined && !isValidating
  return { search: toSearch({ term, data, hasFailed }), type: setText, retry: () => void mutate() }
}

/** The debounced value. An empty value passes at once. */
function useDebounced(value: string, milliseconds: number): string {
  const [latest, setLatest] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLatest(value), value === '' ? 0 : milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return latest
}
