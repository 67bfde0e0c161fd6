/**
 * The promise's outcome, or `late` if it is still pending after `ms` milliseconds. The timer ends with the promise. A
 * later rejection is ignored.
 */
export async function awaitAtMost<Value, Late>(promise: Promise<Value>, ms: number, late: Late): Promise<Value | Late> {
  const timeout = Promise.withResolvers<Late>()
  const timer = setTimeout(timeout.resolve, ms, late)
  try {
    return await Promise.race([promise, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
