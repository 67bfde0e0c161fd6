import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from './delivery-promise.ts'

const minute = (time: string) => Date.parse(time) / 60_000
const workingDays = 'Delivery in 1 to 3 working days'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The element's text after each time. The page is open from the first on. */
function textsAt(...times: string[]): string[] {
  const element = {
    textContent: workingDays,
    dataset: {
      cutOff: '840',
      dispatches: `${minute('2026-11-27T14:00Z')} Sat 28 – Mon 30 Nov|${minute('2026-11-30T14:00Z')} Tue 1 – Thu 3 Dec`,
    },
  }
  vi.setSystemTime(times[0]!)
  const page = new AbortController()
  connect(element as unknown as HTMLElement, page.signal)
  const texts = times.map((time) => {
    vi.advanceTimersByTime(Date.parse(time) - Date.now())
    return element.textContent
  })
  page.abort()
  vi.advanceTimersByTime(120_000)
  expect(vi.getTimerCount()).toBe(0)
  return texts
}

test('the promise says the days of an order that is placed now, and hurries on the day of the dispatch', () => {
  expect(
    textsAt(
      '2026-11-26T23:59:30Z',
      '2026-11-27T00:00:00Z',
      '2026-11-27T13:59:00Z',
      '2026-11-27T13:59:59Z',
      '2026-11-27T14:00:00Z',
      '2026-11-30T09:48:00Z',
    ),
  ).toEqual([
    'With you Sat 28 – Mon 30 Nov',
    'Order within 14 h 0 min, with you Sat 28 – Mon 30 Nov',
    'Order within 1 min, with you Sat 28 – Mon 30 Nov',
    'Order within 1 min, with you Sat 28 – Mon 30 Nov',
    'With you Tue 1 – Thu 3 Dec',
    'Order within 4 h 12 min, with you Tue 1 – Thu 3 Dec',
  ])
})

test('a page that is older than its dispatches says the working days again', () => {
  expect(textsAt('2026-11-30T13:59:00Z', '2026-11-30T14:00:00Z').at(-1)).toBe(workingDays)
})
