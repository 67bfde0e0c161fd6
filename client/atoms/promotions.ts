import { callPromotions, type PromotionsIntent, type SyncResponse } from '../api/promotions.ts'
import { type StoreAccess, createPageQueue, inTurn, inOneTab } from './cart-queue.ts'
import { cartChangesAtom, loadedCartAtom } from './cart-state.ts'
import { atom } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { isSyncingAtom, promotionsRequestCountAtom, runningSyncsAtom } from './promotions-state.ts'
import { pageServices } from './services.ts'
import type { AppliedCertificate } from '#shared/domain/gift-certificate.ts'
import type { Promotions, PromotionsOutcome } from '#shared/domain/promotions.ts'

/** The engine's last result for the cart; `null` if there is none. */
export const promotionsAtom = atom<Promotions | null>(null)

export const promotionsOutcomeAtom = atom<PromotionsOutcome | null>(null)

/** Codes that are kept while the engine is unavailable. */
export const keptCodesAtom = atom<string[]>([])

/** The gift certificates that pay for the bag. */
export const certificatesAtom = atom<AppliedCertificate[]>([])

/** True if the bag takes gift certificates, as the document says. The boot script, which no bag needs, does not read it. */
export const hasCertificatesAtom = atom(
  () => globalThis.document?.documentElement?.dataset?.['certificates'] !== undefined,
)

const inSyncTurn = createPageQueue()
const nextSyncAtom = atom<Promise<unknown> | null>(null)

/**
 * Syncs the cart with the engine. One sync runs at a time; any number of requests during it cause one more sync of the
 * latest cart (D-35). Does nothing if the bag takes no codes. Never rejects.
 */
export const syncPromotionsAtom = atom(null, (get, set): Promise<unknown> => {
  if (!pageServices(get).settings.hasPromotions && !get(hasCertificatesAtom)) return Promise.resolve()
  const waiting = get(nextSyncAtom)
  if (waiting) return waiting
  const run = inSequence({ get, set }, async () => {
    set(nextSyncAtom, null)
    await set(callEngineAtom, { method: 'sync' })
  })
  set(nextSyncAtom, run)
  return run
})

/** Resolves when no call to the engine is running. */
export const syncsEndedAtom = atom(null, async (get, set) => {
  while (get(isSyncingAtom)) await inSyncTurn({ get, set }, async () => undefined)
})

/** Adopts the promotions that the server rendered into a personal page, unless newer ones are loading. */
export const seedPromotionsAtom = atom(
  null,
  (get, set, { promotions, outcome, keptCodes, certificates }: Omit<SyncResponse, 'cart'>) => {
    if (get(isSyncingAtom) || get(cartChangesAtom) > 0) return
    set(promotionsAtom, promotions)
    set(promotionsOutcomeAtom, outcome)
    set(keptCodesAtom, keptCodes)
    set(certificatesAtom, certificates)
  },
)

/** Sends a request to the engine after the running ones. Returns a failure instead of throwing it. */
export const requestPromotionsAtom = atom(null, async (get, set, intent: PromotionsIntent) => {
  const result = await inSequence({ get, set }, () => set(callEngineAtom, intent))
  set(promotionsRequestCountAtom, (count) => count + 1)
  return result
})

const callEngineAtom = atom(null, async (get, set, intent: PromotionsIntent): Promise<SyncResponse | Error> => {
  // Applies to the cart after all running changes have ended.
  await inTurn({ get, set }, async () => undefined)
  const changes = get(cartChangesAtom)
  try {
    const result = await inOneTab({ get, set }, 'codes', () => callPromotions(pageServices(get), intent))
    // Ignore the result if the cart has changed since. That change has requested its own sync.
    if (get(cartChangesAtom) === changes) {
      set(loadedCartAtom, result.cart)
      // The caller gets the refusal below.
      set(promotionsAtom, result.promotions && { ...result.promotions, refused: [] })
      set(promotionsOutcomeAtom, result.outcome)
      set(keptCodesAtom, result.keptCodes)
      set(certificatesAtom, result.certificates)
      if (intent.method === 'sync')
        for (const { code, text } of result.promotions?.refused ?? [])
          set(notifyAtom, { kind: 'error', text: `${code}: ${text}` })
    }
    return result
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    console.error(`promotions ${intent.method}:`, error)
    set(keptCodesAtom, (codes) => get(promotionsAtom)?.coupons.map(({ code }) => code) ?? codes)
    set(promotionsAtom, null)
    set(promotionsOutcomeAtom, 'unavailable')
    return error
  }
})

/** Runs a task after the earlier ones have ended. */
function inSequence<Value>(access: StoreAccess, task: () => Promise<Value>): Promise<Value> {
  access.set(runningSyncsAtom, (count) => count + 1)
  return inSyncTurn(access, task).finally(() => access.set(runningSyncsAtom, (count) => count - 1))
}
