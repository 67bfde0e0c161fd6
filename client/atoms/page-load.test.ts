import { expect, test } from 'vitest'
import { nextPageLoad, restAfterMs, restingLoad, type PageLoadEvent } from './page-load.ts'

function after(...events: PageLoadEvent[]) {
  return events.reduce(nextPageLoad, restingLoad)
}

test('a page load goes through start, progress and finish [LAY-32]', () => {
  expect(after({ type: 'start' })).toMatchObject({ phase: 'loading', progress: 0 })
  expect(after({ type: 'start' }, { type: 'arrived' }, { type: 'finish' })).toMatchObject({
    phase: 'finished',
    progress: 100,
  })
  expect(after({ type: 'start' }, { type: 'finish' }, { type: 'rest' })).toEqual(restingLoad)
})

test('a single source adds 45 to the progress, and several add 30 each [LAY-35, CONST-13]', () => {
  expect(after({ type: 'start' }, { type: 'arrived' }).progress).toBe(45)
  expect(
    after({ type: 'start' }, { type: 'found', sources: 1 }, { type: 'arrived' }, { type: 'arrived' }).progress,
  ).toBe(60)
})

test('progress stays below 100 until the load has finished', () => {
  expect(
    after(
      { type: 'start' },
      { type: 'found', sources: 9 },
      ...Array.from({ length: 9 }, () => ({ type: 'arrived' }) as const),
    ).progress,
  ).toBe(95)
})

test('a page load can fail only after it has started [LAY-34]', () => {
  expect(after({ type: 'fail' })).toEqual(restingLoad)
  expect(after({ type: 'start' }, { type: 'fail' })).toMatchObject({ phase: 'failed' })
})

test('the rest event of an older bar does not end a newer load', () => {
  expect(after({ type: 'start' }, { type: 'finish' }, { type: 'start' }, { type: 'rest' }).phase).toBe('loading')
})

test.each([
  [0, 400],
  [150, 250],
  [200, 200],
  [5000, 200],
])(
  'a bar shown for %d ms ends after %d ms more, so that it is visible for at least 200 ms [LAY-36, CONST-13]',
  (shownFor, rest) => {
    expect(restAfterMs(shownFor)).toBe(rest)
  },
)
