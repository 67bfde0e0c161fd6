/** Tries again, also after an exception, until the result is true or the time is over. Returns the last result. */
export async function repeatUntil(attempt: () => Promise<boolean>, withinMs: number, pauseMs = 500): Promise<boolean> {
  const deadline = Date.now() + withinMs
  for (;;) {
    if (await attempt().catch(() => false)) return true
    if (Date.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
