/** A value, and the period in which it is right, in epoch milliseconds: `until` is the first time at which it is not. */
export type Dated<Value> = { value: Value; from: number; until: number }

/** A function of the time that computes its value again only outside of the last value's period. */
export function keptWhileRight<Value>(compute: (now: number) => Dated<Value>): (now: number) => Value {
  let kept: Dated<Value> | null = null
  return (now) => {
    if (!kept || now < kept.from || now >= kept.until) kept = compute(now)
    return kept.value
  }
}
