/** Who is signed in: proven by this Worker, never by the browser. */
export type SessionCustomer = { id: number; sessionId: string; startedAt: number }

/** A session ends when it is not used for a week, and a month after it began. */
export const sessionLifetimes = { idleSeconds: 604_800, absoluteSeconds: 2_592_000 } as const
