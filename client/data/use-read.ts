import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { PageServices } from '../api/page-services.ts'
import { useStore } from '../atoms/react.ts'
import { pageServices } from '../atoms/services.ts'
import type { ReadKey } from './keys.ts'

type ReadOptions = Pick<
  SWRConfiguration,
  'focusThrottleInterval' | 'keepPreviousData' | 'revalidateIfStale' | 'revalidateOnFocus' | 'revalidateOnMount'
>

/** Calls have a deadline of their own, and a shopper who waits has a button to retry. */
const defaults = { shouldRetryOnError: false, onError: logFailure }

/**
 * Reads from the Worker under a key of `keys.ts`; `null` reads nothing. All islands of a page share SWR's default
 * cache: a server never writes to it, and in a browser it lives as long as the document. A failed read is logged and
 * keeps the data that is known. Answers are plain data: swr compares the old and the new one, and does not see what is
 * in a `Map`.
 */
export function useRead<Answer>(
  key: ReadKey | null,
  read: (services: PageServices) => Promise<Answer>,
  options: ReadOptions = {},
): SWRResponse<Answer, unknown> {
  const store = useStore()
  return useSWR<Answer, unknown, ReadKey | null>(key, () => read(pageServices(store.get)), { ...defaults, ...options })
}

function logFailure(error: unknown, key: string): void {
  console.warn('read:', key, error)
}
