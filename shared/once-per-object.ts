/**
 * A function that computes its result once for each object, which must not change. A call that throws is not kept. The
 * results live as long as the objects, and no limit of a memory counts them.
 */
export function oncePerObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const known = results.get(key)
    if (known) return known.value
    const value = compute(key)
    results.set(key, { value })
    return value
  }
}
