import { atom } from './jotai.ts'

// Apart from the rest of the promotions: every page's header watches it.

/** How many questions to the promotions engine are under way. */
export const syncsUnderWayAtom = atom(0)

/**
 * Whether the engine is being asked: prices may change yet, and the checkout waits. It always ends: each call has its
 * deadline (D-36).
 */
export const isSyncingAtom = atom((get) => get(syncsUnderWayAtom) > 0)
