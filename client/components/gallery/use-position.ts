import { type RefObject, useEffect, useState } from 'react'

/** The index of the visible item of a swiped strip. */
export function usePosition(strip: RefObject<HTMLElement | null>, count: number): number {
  const [position, setPosition] = useState(0)
  useEffect(() => {
    const element = strip.current
    if (!element) return
    let frame = 0
    const measure = () => {
      const width = element.scrollWidth / count
      setPosition(Math.min(count - 1, Math.max(0, Math.round(element.scrollLeft / width))))
    }
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', onScroll)
    }
  }, [strip, count])
  return position
}
