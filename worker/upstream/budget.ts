/** The time that the upstream calls of one incoming request may take together, also if they follow each other. */
export type Budget = {
  /** Milliseconds until the budget is used up; 0 afterwards. */
  leftMs(): number
}

export function createBudget(ms: number, now: () => number = Date.now): Budget {
  const endsAt = now() + ms
  return { leftMs: () => Math.max(0, endsAt - now()) }
}
