import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { PageServices } from '../api/page-services.ts'
import { useStore } from '../atoms/react.ts'
import { pageServices } from '../atoms/services.ts'
import type { ReadKey } from './keys.ts'

type ReadOptions = Pick<
  SWRConfiguration,
  'focusThrottleInterval' | 'keepPreviousData' | 'revalidateIfStale' | 'revalidateOnFocus' | 'revalidateOnMount'
>

/** Calls have their own timeout, and the shopper has a retry button. */
const defaults = { shouldRetryOnError: false, onError: logFailure }

type UseRead = <Result>(
  key: ReadKey | null,
  read: (services: PageServices) => Promise<Result>,
  options?: ReadOptions,
) => SWRResponse<Result, unknown>

/**
 * Reads from the Worker under a key of `keys.ts`; `null` reads nothing. All islands of a page share SWR's default
 * cache, which lives as long as the document. A failed read is logged and keeps the known data. Responses must be plain
 * data, because swr compares old and new ones and cannot look into a `Map`. The server reads nothing.
 */
export const useRead: UseRead = import.meta.env.SSR ? useNothing : useSwrRead

function useSwrRead<Result>(...[key, read, options]: Parameters<typeof useRead<Result>>): SWRResponse<Result, unknown> {
  const store = useStore()
  return useSWR<Result, unknown, ReadKey | null>(key, () => read(pageServices(store.get)), { ...defaults, ...options })
}

function useNothing<Result>(): SWRResponse<Result, unknown> {
  return { data: undefined, error: undefined, isLoading: false, isValidating: false, mutate: async () => undefined }
}

function logFailure(error: unknown, key: string): void {
  console.warn('read:', key, error)
}
