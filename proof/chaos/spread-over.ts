/** `count` elements of a list, evenly spread over it. */
export function spreadOver<Element>(list: readonly Element[], count: number): Element[] {
  const step = Math.max(1, list.length / count)
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => list[Math.floor(index * step)]).flatMap(
    (element) => (element === undefined ? [] : [element]),
  )
}
