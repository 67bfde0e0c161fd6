import { expect, test } from 'vitest'
import { toInteraction } from './interactions.ts'
import { journey } from './journey.ts'
import { reportInteractions } from './report.ts'

const event = { name: 'click', startTime: 100, duration: 160, processingStart: 120, processingEnd: 220 }

test('an interaction takes as long as its slowest event, and its cause names the longest script of its frame', () => {
  const script = { invoker: 'DOCUMENT.onclick', sourceURL: 'http://localhost/assets/shop-BJZ8a7P.js', duration: 90 }
  expect(
    toInteraction('menu: open', {
      events: [{ ...event, name: 'pointerup', duration: 40 }, event],
      frames: [
        { startTime: 110, duration: 150, styleAndLayout: 30, scripts: [{ ...script, duration: 5 }, script] },
        { startTime: 400, duration: 300, styleAndLayout: 0, scripts: [] },
      ],
    }),
  ).toEqual({
    step: 'menu: open',
    ms: 160,
    cause: 'click: waiting 20, handling 100, drawing 40; style and layout 30; DOCUMENT.onclick of shop.js 90',
  })
})

test('an interaction that the browser does not report is faster than the shortest that it reports', () => {
  expect(toInteraction('code: type N', { events: [], frames: [] })).toEqual({
    step: 'code: type N',
    ms: 16,
    cause: 'none',
  })
})

test('the journey has 60 interactions, and the report names the ten slowest of them', () => {
  const steps = journey.flatMap((step) => ('open' in step ? [] : [step.step]))
  expect(steps).toHaveLength(60)
  const report = reportInteractions(steps.map((step, index) => ({ step, ms: index, cause: `cause ${index}` })))
  expect(report).toContain('60 interactions: median 29 ms, 75th percentile 44 ms, 98th percentile 58 ms')
  expect(report.match(/cause \d+/g)).toEqual(Array.from({ length: 10 }, (_, index) => `cause ${59 - index}`))
})
