/** Calls back with the index of the visible item of a swiped strip, at most once for each frame. */
export function watchPosition(strip: Element, onChange: (position: number) => void, signal: AbortSignal): void {
  let frame = 0
  const measure = () => {
    const count = strip.childElementCount
    const position = Math.round((strip.scrollLeft / strip.scrollWidth) * count)
    onChange(Math.min(count - 1, Math.max(0, position)))
  }
  const onScroll = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  }
  strip.addEventListener('scroll', onScroll, { passive: true, signal })
  signal.addEventListener('abort', () => cancelAnimationFrame(frame))
}
