/**
 * The promise's outcome, or `late` when it has none after so many milliseconds. The timer ends with the promise; a
 * rejection that comes later is ignored.
 */
export async function withTimeout<Value, Late>(promise: Promise<Value>, ms: number, late: Late): Promise<Value | Late> {
  const timeout = Promise.withResolvers<Late>()
  const timer = setTimeout(timeout.resolve, ms, late)
  try {
    return await Promise.race([promise, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
