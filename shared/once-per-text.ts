/**
 * A function that computes its result once for each text. It keeps all results, so there must be few texts. A call that
 * throws is not kept.
 */
export function oncePerText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const results = new Map<string, { value: Value }>()
  return (text) => {
    let known = results.get(text)
    if (!known) {
      known = { value: compute(text) }
      results.set(text, known)
    }
    return known.value
  }
}
