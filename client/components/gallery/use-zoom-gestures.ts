import { type RefObject, useEffect, useRef } from 'react'

const stepRatio = 1.25
const stepWheel = 40

type ZoomActions = { step: (by: number) => void; toggle: () => void }

/**
 * Gestures for the actions of buttons and keys. Pinching, on a screen or a trackpad, zooms in steps; a tap on a picture
 * zooms fully in or out.
 */
export function useZoomGestures(target: RefObject<HTMLElement | null>, actions: ZoomActions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const element = target.current
    if (!element) return
    let start: number | null = null
    let wheeled = 0
    const onTouch = (event: TouchEvent) => {
      const distance = spread(event.touches)
      if (distance === null) start = null
      else if (start === null) start = distance
      else if (distance > start * stepRatio || distance < start / stepRatio) {
        latest.current.step(distance > start ? 1 : -1)
        start = distance
      }
      if (distance !== null && event.cancelable) event.preventDefault()
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      wheeled += event.deltaY
      if (Math.abs(wheeled) < stepWheel) return
      latest.current.step(wheeled < 0 ? 1 : -1)
      wheeled = 0
    }
    const onClick = ({ target: clicked }: MouseEvent) => {
      if (clicked instanceof HTMLImageElement) latest.current.toggle()
    }
    const end = new AbortController()
    const options = { passive: false, signal: end.signal }
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, onTouch, options)
    element.addEventListener('wheel', onWheel, options)
    element.addEventListener('click', onClick, options)
    return () => end.abort()
  }, [target])
}

function spread(touches: TouchList): number | null {
  const [first, second] = touches
  return first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : null
}
