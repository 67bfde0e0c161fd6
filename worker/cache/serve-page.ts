import type { CacheState } from '../http/timing.ts'
import { awaitAtMost } from '../lib/await-at-most.ts'
import type { Tracing } from '../telemetry/span.ts'
import { ageOf, cutAt, type PageCacheStore, servesOnError, type StoredPage, insertNonce } from './page-cache.ts'
import type { PagePolicy } from './page-policy.ts'

/** The bytes of a page: a stream if a part of it is not there yet. */
export type PageBody = ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>

/**
 * A page during rendering. Its bytes contain `nonce`. Call `isStorable` after the body has ended: it is false if a part
 * of it is missing.
 */
export type RenderedPage = {
  status: number
  body: PageBody
  nonce: string
  isStorable(): boolean
  /**
   * True if a visitor may have made up the address, so that there is no end of such pages. They are stored beyond the
   * isolate only when they are requested again.
   */
  isMadeUp: boolean
}

export type ServedPage = {
  status: number
  body: PageBody
  state: CacheState
}

export type PageRequest = {
  key: string
  policy: PagePolicy
  /** The current version; a page is stored with the version at which its rendering began. */
  contentVersion: number
  /** The nonce of this response only. */
  nonce: string
  render(): Promise<RenderedPage>
}

export type PageCacheOptions = {
  /** Nearest store first. */
  stores: readonly PageCacheStore[]
  now(): number
  waitUntil(work: Promise<unknown>): void
  onError(cause: unknown): void
  tracing: Tracing
}

// The longest time that a request waits for another request's rendering, because that request may have been cancelled.
const maxWaitMs = 3000

/** In-flight renderings of this isolate by key. They hold no visitor's data, because only public pages come here. */
const inFlight = new Map<string, Promise<StoredPage | null>>()

/**
 * Responds with a public page from the nearest store, or renders it: one rendering per key at a time. A stale page is
 * served while it is rendered again, an expired page if rendering fails.
 *
 * @throws what `render` throws if no cached page may be served
 */
export async function servePage(request: PageRequest, options: PageCacheOptions): Promise<ServedPage> {
  const { key, policy, nonce } = request
  // Read before the stores: a rendering that ends while a far store is asked is in neither of them.
  const other = inFlight.get(key)
  const { stored, age } = await options.tracing.span('cache', {}, async (span) => {
    const found = await lookUp(request, options)
    const foundAge = found ? ageOf(found, request, options.now()) : null
    const state = foundAge === 'fresh' ? 'hit' : foundAge === 'stale' ? 'stale' : 'miss'
    span.set('cache', state)
    options.tracing.add({ cache: state })
    return { stored: found, age: foundAge }
  })
  if (stored) {
    if (age === 'fresh') return toServedPage(stored, nonce, 'hit')
    if (age === 'stale') {
      if (!inFlight.has(key)) options.waitUntil(renderInBackground(request, options))
      return toServedPage(stored, nonce, 'stale')
    }
  }
  const begun = other ?? inFlight.get(key)
  const shared = begun ? await awaitAtMost(begun, maxWaitMs, null) : null
  if (shared && shared.contentVersion >= request.contentVersion) return toServedPage(shared, nonce, 'hit')
  try {
    return await renderAndStore(request, options)
  } catch (cause) {
    if (!stored || !servesOnError(stored, policy, options.now())) throw cause
    options.onError(cause)
    return toServedPage(stored, nonce, 'stale-if-error')
  }
}

/** Sends the rendering to the visitor and stores a copy. */
async function renderAndStore(request: PageRequest, options: PageCacheOptions): Promise<ServedPage> {
  const { key } = request
  const { promise, resolve } = Promise.withResolvers<StoredPage | null>()
  inFlight.set(key, promise)
  const done = (page: StoredPage | null) => {
    if (inFlight.get(key) === promise) inFlight.delete(key)
    resolve(page)
  }
  try {
    const page = await request.render()
    const [toVisitor, toStore] = page.body instanceof ReadableStream ? page.body.tee() : [page.body, page.body]
    const stored = storePage(request, { ...page, body: toStore }, options).catch((cause) => {
      options.onError(cause)
      return null
    })
    options.waitUntil(stored.then(done))
    return { status: page.status, body: toVisitor, state: 'miss' }
  } catch (cause) {
    done(null)
    throw cause
  }
}

/** Renders in the background. A failure leaves the stale page in place. */
async function renderInBackground(request: PageRequest, options: PageCacheOptions): Promise<void> {
  try {
    const { body } = await renderAndStore(request, options)
    if (body instanceof ReadableStream) await body.pipeTo(new WritableStream())
  } catch (cause) {
    options.onError(cause)
  }
}

/** Stores the page once it is complete: one that is made up in the nearest store only. `null` if it must not be stored. */
async function storePage(
  { key, policy, contentVersion }: PageRequest,
  page: RenderedPage,
  options: PageCacheOptions,
): Promise<StoredPage | null> {
  const bytes = new Uint8Array(await new Response(page.body).arrayBuffer())
  if (!page.isStorable()) return null
  const segments = cutAt(bytes, page.nonce)
  const stored = {
    status: page.status,
    segments,
    storedAt: options.now(),
    bytes: segments.reduce((sum, segment) => sum + segment.length, 0),
    contentVersion,
    isOnlyHere: page.isMadeUp,
  }
  const stores = page.isMadeUp ? options.stores.slice(0, 1) : options.stores
  await Promise.all(stores.map((store) => store.put(key, stored, policy).catch(options.onError)))
  return stored
}

/** Stores a page of the isolate everywhere, in the background. */
function storeEverywhere(page: StoredPage, { key, policy }: PageRequest, options: PageCacheOptions): void {
  const shared = { ...page, isOnlyHere: false }
  for (const store of options.stores) options.waitUntil(store.put(key, shared, policy).catch(options.onError))
}

/** The newest copy of all stores, asking the nearest first. A copy from a farther store is put into the nearer ones. */
async function lookUp(request: PageRequest, options: PageCacheOptions): Promise<StoredPage | null> {
  const { key, policy } = request
  let newest: StoredPage | null = null
  for (const [index, store] of options.stores.entries()) {
    const page = await store.get(key).catch((cause) => {
      options.onError(cause)
      return null
    })
    if (!page) continue
    if (page.isOnlyHere) storeEverywhere(page, request, options)
    if (ageOf(page, request, options.now()) === 'fresh') {
      for (const nearer of options.stores.slice(0, index)) await nearer.put(key, page, policy)
      return page
    }
    if (!newest || page.storedAt > newest.storedAt) newest = page
  }
  return newest
}

function toServedPage(page: StoredPage, nonce: string, state: CacheState): ServedPage {
  return { status: page.status, body: insertNonce(page.segments, nonce), state }
}
