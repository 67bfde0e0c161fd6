import { expect, test } from 'vitest'
import { executedOf, workOf } from './work.ts'

const thread = { pid: 1, tid: 2 }
const styles = (ts: number, elementCount: number, frame = 'page') => ({
  ...thread,
  name: 'UpdateLayoutTree',
  ts,
  dur: 5,
  args: { elementCount, beginData: { frame } },
})
const layout = (ts: number, [dirtyObjects, totalObjects]: [number, number], frame = 'page') => ({
  ...thread,
  name: 'Layout',
  ts,
  dur: 5,
  args: { beginData: { frame, dirtyObjects, totalObjects } },
})
const script = (name: string, ts: number, url?: string) => ({ ...thread, name, ts, dur: 20, args: { data: { url } } })

test('the work of a page is the sum over its style and layout passes, without the documents in its pictures', () => {
  const traceEvents = [
    styles(10, 600),
    layout(20, [700, 700]),
    styles(30, 114, 'picture'),
    layout(40, [150, 5000], 'picture'),
    styles(50, 8),
    layout(60, [30, 900]),
    layout(70, [2, 890]),
    { ...thread, name: 'Paint', ts: 80, args: { data: { frame: 'page' } } },
    { ...thread, name: 'Paint', ts: 81, args: { data: { frame: 'picture' } } },
    { ...thread, name: 'RasterTask', ts: 90 },
    { ...thread, name: 'RasterTask', ts: 91 },
  ]
  expect(workOf({ traceEvents }, 'page')).toEqual({
    styled: 608,
    laidOut: 732,
    objects: 900,
    passes: 5,
    paints: 1,
    tiles: 2,
    forced: [],
  })
})

test('a pass while a script runs is forced, and the innermost script is named', () => {
  const traceEvents = [
    script('EvaluateScript', 95, 'http://localhost/assets/outer-1.js'),
    script('FunctionCall', 100, 'http://localhost/assets/entry-1.js'),
    styles(105, 3),
    layout(125, [1, 9]),
    script('v8.evaluateModule', 200),
    { ...styles(210, 1), tid: 3 },
    layout(210, [1, 9]),
  ]
  expect(workOf({ traceEvents }, 'page').forced).toEqual(['entry-1.js', 'a script'])
})

test('a trace without work in the frame is refused, because all counts would be zero', () => {
  expect(() => workOf({ traceEvents: [styles(1, 9, 'picture')] }, 'page')).toThrow('no work in the frame page')
})

test('what ran of a script is its functions that were called, without their branches that were not taken', () => {
  const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count })
  const functions = [
    { ranges: [range(0, 100, 1)] },
    { ranges: [range(10, 40, 3), range(20, 25, 0)] },
    { ranges: [range(50, 90, 0)] },
  ]
  expect(executedOf([{ source: 'x'.repeat(100), functions }, { functions: [] }])).toBe(55)
})
