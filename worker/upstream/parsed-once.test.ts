import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { parsedOnce } from './parsed-once.ts'

const limits = { maxEntries: 2, maxBytes: 10_000 }

function setUp() {
  const read = vi.fn((text: string) => text.length)
  const Part = parsedOnce(v.object({ size: v.pipe(v.string(), v.transform(read)) }), limits)
  return { read, parse: (...parts: unknown[]) => v.safeParse(v.array(Part), parts) }
}

test('a part that responses repeat is parsed once, and is the same object in each of them', () => {
  const { read, parse } = setUp()
  const [one, other] = [parse({ size: 'abc' }), parse({ size: 'de' }, { size: 'abc' })]
  expect([one.output, other.output]).toEqual([[{ size: 3 }], [{ size: 2 }, { size: 3 }]])
  expect((other.output as object[])[1]).toBe((one.output as object[])[0])
  expect(read).toHaveBeenCalledTimes(2)
})

test('a part that was not used for long is parsed again', () => {
  const { read, parse } = setUp()
  parse({ size: 'a' }, { size: 'b' }, { size: 'c' }, { size: 'a' })
  expect(read).toHaveBeenCalledTimes(4)
})

test('a part that does not parse is an issue each time, with its place', () => {
  const { parse } = setUp()
  for (let times = 0; times < 2; times += 1) {
    const { success, issues = [] } = parse({ size: 'abc' }, { size: 7 })
    expect([success, issues.map((issue) => v.getDotPath(issue))]).toEqual([false, ['1.size']])
  }
})
