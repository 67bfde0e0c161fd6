/** The signed-in customer, as proven by this Worker and not by the browser. */
export type SessionCustomer = { id: number; sessionId: string; startedAt: number }

/** A session ends after a week without use, and a month after it began. */
export const sessionLifetimes = { idleSeconds: 604_800, absoluteSeconds: 2_592_000 } as const
