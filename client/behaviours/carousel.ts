import { loopedSlides, nextOffset, restOffset } from '../runtime/loop.ts'

/** A track that has not moved for so long has stopped. */
const scrollEndMs = 150

/** Scrolls a track of cards with its arrows. Copies of the first cards follow the last one, so that the track loops. */
export function connect(carousel: HTMLElement, signal: AbortSignal): void {
  const track = carousel.querySelector<HTMLElement>('[role="region"]')
  const [back, on] = carousel.querySelectorAll<HTMLButtonElement>(':scope > button')
  if (!track || !back || !on) return
  const slides = [...track.querySelectorAll(':scope > :not([inert])')]
  if (slides.length < 2) return
  if (track.childElementCount === slides.length) track.append(...slides.slice(0, loopedSlides).map(copyOf))
  back.addEventListener('click', () => turn(track, slides.length, -1), { signal })
  on.addEventListener('click', () => turn(track, slides.length, 1), { signal })
  const snap = () => {
    const left = restOffset({ left: track.scrollLeft, length: lengthOf(track, slides.length) })
    if (left !== track.scrollLeft) track.scrollTo({ left, behavior: 'instant' })
  }
  if ('onscrollend' in globalThis) return track.addEventListener('scrollend', snap, { signal })
  // Safari before version 26.2.
  let timer: ReturnType<typeof setTimeout> | undefined
  const snapLater = () => {
    clearTimeout(timer)
    timer = setTimeout(snap, scrollEndMs)
  }
  track.addEventListener('scroll', snapLater, { signal })
}

function turn(track: HTMLElement, count: number, by: 1 | -1): void {
  const length = lengthOf(track, count)
  const { from, to } = nextOffset({ left: track.scrollLeft, step: length / count, length, by })
  if (from !== track.scrollLeft) track.scrollTo({ left: from, behavior: 'instant' })
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  track.scrollTo({ left: to, behavior: isMotionReduced ? 'instant' : 'smooth' })
}

/** The distance from the first card to its copy. */
function lengthOf(track: HTMLElement, count: number): number {
  const [first, copy] = [track.children[0], track.children[count]]
  return first && copy ? copy.getBoundingClientRect().left - first.getBoundingClientRect().left : 0
}

function copyOf(slide: Element): Element {
  const copy = slide.cloneNode(true) as HTMLElement
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  return copy
}
