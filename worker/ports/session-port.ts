/** The signed-in customer, as proven by this Worker and not by the browser. */
export type SessionCustomer = { id: number; sessionId: string; startedAt: number }

/** A session ends after a week without use, and a month after it began. */
export const sessionLifetimes = { idleSeconds: 604_800, absoluteSeconds: 2_592_000 } as const

/** Records which sessions ended early. Holds ids and times, and no personal data. */
export interface SessionPort {
  /** True if the session was ended, or all sessions of its customer up to its start. @throws ServiceError */
  isEnded(session: { id: string; customerId: number; startedAt: number }): Promise<boolean>
  /** @throws ServiceError */
  end(session: { id: string }): Promise<void>
  /** Ends every session of the customer that started at or before the given time. @throws ServiceError */
  endAll(request: { customerId: number; until: number }): Promise<void>
}
