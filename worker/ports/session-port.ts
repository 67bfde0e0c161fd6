/** What is kept of sessions: which of them ended before their time. It holds ids and moments, and nothing of a person's. */
export interface SessionPort {
  /** Whether the session, or all of its customer's up to its start, was ended. @throws ServiceError */
  isEnded(session: { id: string; customerId: number; startedAt: number }): Promise<boolean>
  /** @throws ServiceError */
  end(session: { id: string }): Promise<void>
  /** Ends every session of the customer that started at the moment or before it. @throws ServiceError */
  endAll(request: { customerId: number; until: number }): Promise<void>
}
