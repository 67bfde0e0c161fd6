import { expect, test } from 'vitest'
import { createPrefetchedPages, maxPrefetched, prefetchTtlMs } from './prefetched-pages.ts'

function cacheAt() {
  const clock = { now: 0 }
  return { clock, cache: createPrefetchedPages<string>(() => clock.now) }
}

test('a prefetched page is fetched once and used once', async () => {
  const { cache } = cacheAt()
  let fetches = 0
  const fetchPage = async () => `page ${++fetches}`
  cache.add('/a', fetchPage)
  cache.add('/a', fetchPage)
  expect(await cache.take('/a')).toBe('page 1')
  expect(cache.take('/a')).toBeNull()
})

test('a prefetched page expires', () => {
  const { cache, clock } = cacheAt()
  cache.add('/a', async () => 'a')
  clock.now = prefetchTtlMs
  expect(cache.take('/a')).toBeNull()
})

test('only a few prefetched pages are kept, and the oldest is dropped', () => {
  const { cache } = cacheAt()
  for (let page = 0; page <= maxPrefetched; page += 1) cache.add(`/${page}`, async () => '')
  expect(cache.take('/0')).toBeNull()
  expect(cache.take('/1')).not.toBeNull()
  expect(cache.take(`/${maxPrefetched}`)).not.toBeNull()
})

test('a failed prefetch is not kept', async () => {
  const { cache } = cacheAt()
  cache.add('/a', () => Promise.reject(new Error('offline')))
  await Promise.resolve()
  await Promise.resolve()
  expect(cache.take('/a')).toBeNull()
})
