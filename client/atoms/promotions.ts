import type { Promotions, PromotionsOutcome } from '../../shared/domain/promotions.ts'
import { callPromotions, type PromotionsIntent, type SyncedCart } from '../api/promotions.ts'
import { inTurn, inOneTab } from './cart-queue.ts'
import { cartChangesAtom, loadedCartAtom } from './cart-state.ts'
import { atom, type Getter, type Setter } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { pageServices } from './services.ts'

/** What the engine makes of the bag, as last told; `null` where it has said nothing. */
export const promotionsAtom = atom<Promotions | null>(null)

export const promotionsOutcomeAtom = atom<PromotionsOutcome | null>(null)

/** Codes that the bag keeps while the engine cannot be asked. */
export const keptCodesAtom = atom<string[]>([])

/** How many requests to the promotions engine are running. */
export const syncsUnderWayAtom = atom(0)

/**
 * True while the engine is being asked: prices may still change, and the checkout waits. It always ends, because each
 * call has a timeout (D-36).
 */
export const isSyncingAtom = atom((get) => get(syncsUnderWayAtom) > 0)

const tailAtom = atom<Promise<unknown>>(Promise.resolve())
const nextSyncAtom = atom<Promise<unknown> | null>(null)

/**
 * Has the engine look at the bag: one sync at a time, and one more after it, on the latest bag, however often it is
 * asked for meanwhile (D-35). Does nothing where the engine is off. Never rejects.
 */
export const syncPromotionsAtom = atom(null, (get, set): Promise<unknown> => {
  if (!pageServices(get).settings.hasPromotions) return Promise.resolve()
  const waiting = get(nextSyncAtom)
  if (waiting) return waiting
  const run = inSequence({ get, set }, async () => {
    set(nextSyncAtom, null)
    await set(askAtom, { method: 'sync' })
  })
  set(nextSyncAtom, run)
  return run
})

/** Resolves when nothing is asked of the engine any more. */
export const syncsEndedAtom = atom(null, async (get) => {
  while (get(isSyncingAtom)) await get(tailAtom)
})

/** Takes over what the server knew when it rendered a personal page, unless something newer is on its way. */
export const seedPromotionsAtom = atom(
  null,
  (get, set, { promotions, outcome, keptCodes }: Omit<SyncedCart, 'cart'>) => {
    if (get(isSyncingAtom) || get(cartChangesAtom) > 0) return
    set(promotionsAtom, promotions)
    set(promotionsOutcomeAtom, outcome)
    set(keptCodesAtom, keptCodes)
  },
)

/** Says to the engine what is wanted, after what is under way. Answers the failure instead of raising it. */
export const wantPromotionsAtom = atom(null, async (get, set, intent: PromotionsIntent) => {
  const answer = await inSequence({ get, set }, () => set(askAtom, intent))
  set(promotionsRequestCountAtom, (count) => count + 1)
  return answer
})

/** How often something was wanted of the engine here: other tabs read their bag again. */
export const promotionsRequestCountAtom = atom(0)

const askAtom = atom(null, async (get, set, intent: PromotionsIntent): Promise<SyncedCart | Error> => {
  // On the bag as it is when what is under way has ended.
  await inTurn({ get, set }, async () => undefined)
  const changes = get(cartChangesAtom)
  try {
    const answer = await inOneTab({ get, set }, 'codes', () => callPromotions(pageServices(get), intent))
    // A bag that changed meanwhile is not brought back; its change has asked for a sync of its own.
    if (get(cartChangesAtom) === changes) {
      set(loadedCartAtom, answer.cart)
      // Whoever asked is told below what was refused.
      set(promotionsAtom, answer.promotions && { ...answer.promotions, refused: [] })
      set(promotionsOutcomeAtom, answer.outcome)
      set(keptCodesAtom, answer.keptCodes)
      if (intent.method === 'sync')
        for (const { code, text } of answer.promotions?.refused ?? [])
          set(notifyAtom, { kind: 'error', text: `${code}: ${text}` })
    }
    return answer
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    console.error(`promotions ${intent.method}:`, error)
    set(keptCodesAtom, (codes) => get(promotionsAtom)?.coupons.map(({ code }) => code) ?? codes)
    set(promotionsAtom, null)
    set(promotionsOutcomeAtom, 'unavailable')
    return error
  }
})

/** Runs a task when the earlier ones have ended; none of them rejects. */
function inSequence<Value>({ get, set }: { get: Getter; set: Setter }, task: () => Promise<Value>): Promise<Value> {
  set(syncsUnderWayAtom, (count) => count + 1)
  const run = get(tailAtom)
    .then(task)
    .finally(() => set(syncsUnderWayAtom, (count) => count - 1))
  set(tailAtom, run)
  return run
}
