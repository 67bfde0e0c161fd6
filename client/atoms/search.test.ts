import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasNoResults, isExpanded, retrySearchAtom, searchAtom, suggestedSearchesAtom, typeSearchAtom } from './search.ts'
import { createPageStore } from './store.ts'

const hit = { name: 'Smock', href: '/us/p/1/smock/Navy', picture: 'https://media.example/i/a/1', price: null }

type Asked = { url: string; signal: AbortSignal; answer: (body: unknown, init?: ResponseInit) => void; fail: () => void }

/** A page whose searches are answered when the test says so. */
function openPage() {
  const asked: Asked[] = []
  const store = createPageStore({
    settings: { market: 'us', prefix: '/us', currency: 'USD', channelId: '1', hasPromotions: false, hasExpressWallet: false },
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        const signal = init?.signal ?? new AbortController().signal
        asked.push({ url: String(input), signal, answer: (body, options) => resolve(Response.json(body, options)), fail: () => reject(new TypeError('offline')) })
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
    assign: () => undefined,
    onLeave: () => undefined,
  })
  const type = (text: string) => store.set(typeSearchAtom, text)
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { store, asked, type, settle, search: () => store.get(searchAtom) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('searching', () => {
  test('asks once, 200 ms after the last key, for the trimmed and encoded term [SRCH-10, CONST-05]', async () => {
    const { asked, type } = openPage()
    type('dr')
    await vi.advanceTimersByTimeAsync(199)
    type(' dress & co ')
    await vi.advanceTimersByTimeAsync(199)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.map(({ url }) => url)).toEqual(['/us/api/search?query=dress+%26+co'])
  })

  test('a new term aborts the one before, whose answer is not shown however late it comes (D-78) [SRCH-10]', async () => {
    const { asked, type, settle, search } = openPage()
    type('dress')
    await vi.advanceTimersByTimeAsync(200)
    type('mug')
    expect(asked[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    asked[1]!.answer({ products: [hit], suggestions: ['mugs'] })
    asked[0]!.answer({ products: [], suggestions: ['dresses'] })
    await settle()
    expect(search()).toMatchObject({ term: 'mug', status: 'found', answer: { suggestions: ['mugs'] } })
  })

  test('a term empty after trimming asks nothing and rests [SRCH-03]', async () => {
    const { asked, type, search } = openPage()
    type('mug')
    type('   ')
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([])
    expect(search().status).toBe('resting')
  })

  test('a blank more after the term asks nothing again', async () => {
    const { asked, type } = openPage()
    type('mug')
    await vi.advanceTimersByTimeAsync(200)
    type('mug ')
    await vi.advanceTimersByTimeAsync(200)
    expect(asked).toHaveLength(1)
  })

  test('the results panel expands only when products are returned [SRCH-08]', async () => {
    const { asked, type, settle, search } = openPage()
    type('dress')
    await vi.advanceTimersByTimeAsync(200)
    expect(isExpanded(search())).toBe(false)
    asked[0]!.answer({ products: [], suggestions: ['dresses'] })
    await settle()
    expect(isExpanded(search())).toBe(false)
    type('smock')
    await vi.advanceTimersByTimeAsync(200)
    asked[1]!.answer({ products: [hit], suggestions: [] })
    await settle()
    expect(isExpanded(search())).toBe(true)
  })

  test.each([
    ['mug', false],
    ['mugs', true],
    [' mug ', false],
  ])('that nothing was found is said for %j: %s [SRCH-09, CONST-05]', async (term, isSaid) => {
    const { asked, type, settle, search } = openPage()
    type(term)
    await vi.advanceTimersByTimeAsync(200)
    expect(hasNoResults(search())).toBe(false)
    asked[0]!.answer({ products: [], suggestions: [] })
    await settle()
    expect(hasNoResults(search())).toBe(isSaid)
  })

  test('a service that fails is no search that found nothing, and can be asked again', async () => {
    const { asked, type, settle, search, store } = openPage()
    type('dress')
    await vi.advanceTimersByTimeAsync(200)
    asked[0]!.answer({ title: 'down' }, { status: 503 })
    await settle()
    expect([search().status, hasNoResults(search()), isExpanded(search())]).toEqual(['failed', false, false])
    const again = store.set(retrySearchAtom)
    asked[1]!.answer({ products: [hit], suggestions: [] })
    await again
    expect(search().status).toBe('found')
  })

  test.each([null, [], { products: 'none' }, { products: [] }])('an answer that is none is a failure: %j', async (body) => {
    const { asked, type, settle, search } = openPage()
    type('dress')
    await vi.advanceTimersByTimeAsync(200)
    asked[0]!.answer(body)
    await settle()
    expect(search().status).toBe('failed')
  })

  test('terms are suggested to who has written nothing, or none (D-77) [SRCH-01]', async () => {
    const { asked, store } = openPage()
    const terms = store.set(suggestedSearchesAtom)
    expect(asked[0]?.url).toBe('/us/api/search?query=')
    asked[0]!.answer({ products: [], suggestions: ['knitwear'] })
    expect(await terms).toEqual(['knitwear'])
    const none = store.set(suggestedSearchesAtom)
    asked[1]!.fail()
    expect(await none).toEqual([])
  })
})
