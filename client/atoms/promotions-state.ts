import { atom } from './jotai.ts'

/** How many requests to the promotions engine are running. */
export const runningSyncsAtom = atom(0)

/**
 * True while a call to the engine is running: prices may still change, and the checkout waits. It always ends, because
 * each call has a timeout (D-36).
 */
export const isSyncingAtom = atom((get) => get(runningSyncsAtom) > 0)

/** The number of engine requests of this tab. Other tabs read their cart again when it changes. */
export const promotionsRequestCountAtom = atom(0)
