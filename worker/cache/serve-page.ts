import {
  ageOf,
  type CacheState,
  cutAtNonce,
  type PageCacheStore,
  servesOnError,
  type StoredPage,
  insertNonce,
} from './page-cache.ts'
import type { PagePolicy } from './page-policy.ts'

/**
 * A page being rendered. `nonce` stands in its bytes; asked when the stream has ended, it says whether it came out
 * whole.
 */
export type RenderedPage = { status: number; stream: ReadableStream<Uint8Array>; nonce: string; isStorable(): boolean }

export type ServedPage = {
  status: number
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>
  state: CacheState
}

export type PageRequest = {
  key: string
  policy: PagePolicy
  /** Of now; a page is kept with the version that its rendering began with. */
  contentVersion: number
  /** For this answer alone. */
  nonce: string
  render(): Promise<RenderedPage>
}

export type PageCacheOptions = {
  /** Nearest first. */
  stores: readonly PageCacheStore[]
  now(): number
  waitUntil(work: Promise<unknown>): void
  onError(cause: unknown): void
}

// A request that waits for another's rendering waits no longer than this: the other may have been given up.
const maxWaitMs = 3000

/** Renderings under way in this isolate, by key. Holds no visitor's data: only public pages come here. */
const underWay = new Map<string, Promise<StoredPage | null>>()

/**
 * Answers a public page from the nearest store that may, or renders it: one rendering per key at a time. A stale page
 * is served while it is made again; an expired one when it cannot be made.
 *
 * @throws what `render` throws, where no stored page may stand in.
 */
export async function servePage(request: PageRequest, options: PageCacheOptions): Promise<ServedPage> {
  const { key, policy, nonce } = request
  const stored = await lookUp(request, options)
  if (stored) {
    const age = ageOf(stored, request, options.now())
    if (age === 'fresh') return served(stored, nonce, 'hit')
    if (age === 'stale') {
      if (!underWay.has(key)) options.waitUntil(remember(request, options))
      return served(stored, nonce, 'stale')
    }
  }
  const other = underWay.get(key)
  const shared = other ? await within(other, maxWaitMs) : null
  if (shared && shared.contentVersion >= request.contentVersion) return served(shared, nonce, 'hit')
  try {
    return await renderAndStore(request, options)
  } catch (cause) {
    if (!stored || !servesOnError(stored, policy, options.now())) throw cause
    options.onError(cause)
    return served(stored, nonce, 'stale-if-error')
  }
}

/** Streams the rendering to the visitor while a copy is kept. */
async function renderAndStore(request: PageRequest, options: PageCacheOptions): Promise<ServedPage> {
  const { key } = request
  const { promise, resolve } = Promise.withResolvers<StoredPage | null>()
  underWay.set(key, promise)
  const done = (page: StoredPage | null) => {
    if (underWay.get(key) === promise) underWay.delete(key)
    resolve(page)
  }
  try {
    const page = await request.render()
    const [toVisitor, toStore] = page.stream.tee()
    const kept = keep(request, { ...page, stream: toStore }, options).catch((cause) => {
      options.onError(cause)
      return null
    })
    options.waitUntil(kept.then(done))
    return { status: page.status, body: toVisitor, state: 'miss' }
  } catch (cause) {
    done(null)
    throw cause
  }
}

/** Renders in the background; a failure leaves the stale page in place. */
async function remember(request: PageRequest, options: PageCacheOptions): Promise<void> {
  try {
    const { body } = await renderAndStore(request, options)
    if (body instanceof ReadableStream) await body.pipeTo(new WritableStream())
  } catch (cause) {
    options.onError(cause)
  }
}

/** Stores the page once it is whole; `null` when it may not be kept. */
async function keep(
  { key, policy, contentVersion }: PageRequest,
  page: RenderedPage,
  options: PageCacheOptions,
): Promise<StoredPage | null> {
  const bytes = new Uint8Array(await new Response(page.stream).arrayBuffer())
  if (!page.isStorable()) return null
  const segments = cutAtNonce(bytes, page.nonce)
  const stored = {
    status: page.status,
    segments,
    storedAt: options.now(),
    bytes: segments.reduce((sum, segment) => sum + segment.length, 0),
    contentVersion,
  }
  await Promise.all(options.stores.map((store) => store.put(key, stored, policy).catch(options.onError)))
  return stored
}

/** The youngest copy of the stores, asked nearest first; what a farther store has is put into the nearer ones. */
async function lookUp(request: PageRequest, options: PageCacheOptions): Promise<StoredPage | null> {
  const { key, policy } = request
  let youngest: StoredPage | null = null
  for (const [index, store] of options.stores.entries()) {
    const page = await store.get(key).catch((cause) => {
      options.onError(cause)
      return null
    })
    if (!page) continue
    if (ageOf(page, request, options.now()) === 'fresh') {
      for (const nearer of options.stores.slice(0, index)) await nearer.put(key, page, policy)
      return page
    }
    if (!youngest || page.storedAt > youngest.storedAt) youngest = page
  }
  return youngest
}

function served(page: StoredPage, nonce: string, state: CacheState): ServedPage {
  return { status: page.status, body: insertNonce(page.segments, nonce), state }
}

function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | null> {
  return Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null))])
}
