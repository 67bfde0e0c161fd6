import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from './carousel.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A track of six cards and four copies on stand-ins for its elements. Each card is 100 pixels wide. */
function openTrack() {
  const cards = Array.from({ length: 10 }, (_, index) => ({ getBoundingClientRect: () => ({ left: index * 100 }) }))
  const track = Object.assign(new EventTarget(), {
    scrollLeft: 0,
    children: cards,
    childElementCount: cards.length,
    querySelectorAll: () => cards.slice(0, 6),
    scrollTo: ({ left }: { left: number }) => (track.scrollLeft = left),
  })
  const carousel = { querySelector: () => track, querySelectorAll: () => [new EventTarget(), new EventTarget()] }
  connect(carousel as unknown as HTMLElement, new AbortController().signal)
  return {
    track,
    swipeTo(left: number, event: string) {
      track.scrollLeft = left
      track.dispatchEvent(new Event(event))
    },
  }
}

test('a track that stops among the copies goes to the corresponding cards [BLK-59]', () => {
  vi.stubGlobal('onscrollend', null)
  const { track, swipeTo } = openTrack()
  swipeTo(700, 'scrollend')
  expect(track.scrollLeft).toBe(100)
})

test('a track loops in a browser without `scrollend`, once it has not moved for a while [BLK-59]', () => {
  const { track, swipeTo } = openTrack()
  swipeTo(650, 'scroll')
  vi.advanceTimersByTime(100)
  swipeTo(700, 'scroll')
  vi.advanceTimersByTime(100)
  expect(track.scrollLeft).toBe(700)
  vi.advanceTimersByTime(100)
  expect(track.scrollLeft).toBe(100)
})
