import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { checkSync } from 'recheck'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

type Expression = { pattern: string; flags: string; path: string }

// Long, because the time of a slow machine must not decide.
const timeout = 120_000
/** An attack succeeds by its number of steps, not by its time on a busy machine. */
const bySteps = { attackTimeout: null, incubationTimeout: null }

test('no expression of the shop takes more than linear time for a long text', { timeout: timeout * 2 }, () => {
  const slow = expressions().filter((expression) => !isLinear(expression))
  expect(slow.map(({ path, pattern, flags }) => `${path}: /${pattern}/${flags}`)).toEqual([])
})

test.each([
  [String.raw`[ ,;]*x\d$`, 'a run that is tried from each of its characters'],
  [String.raw`^[( ]*\+?[\d ()]+$`, 'two runs that take the same characters'],
  [String.raw`\[wavy:[^\]]*\]`, 'a run that begins again with each tag'],
  ['^(a+)+$', 'a run of runs'],
])('the check of expressions finds %s: %s', (pattern) => {
  expect(isLinear({ pattern, flags: '' })).toBe(false)
})

test.each([String.raw`^[\da-f]{8}-[\da-f]{4}$`, String.raw`[ ,;]{0,3}x\d{1,6}$`])(
  'the check of expressions takes %s, because its runs are bounded',
  (pattern) => {
    expect(isLinear({ pattern, flags: '' })).toBe(true)
  },
)

/** A bounded run costs a constant factor, so it is checked as a short one. Without other runs nothing is to check. */
function isLinear({ pattern, flags }: Omit<Expression, 'path'>): boolean {
  if (!/[*+]|,\}/.test(pattern)) return true
  const short = pattern.replace(/\{(\d+)(?:,(\d+))?\}/g, (_, least: string, most?: string) =>
    most === undefined ? `{${Math.min(2, Number(least))}}` : `{${Math.min(1, Number(least))},2}`,
  )
  // What looks around is tried with random texts: the same ones each time. On a busy machine it may not be decided.
  return checkSync(short, flags, { ...bySteps, timeout, randomSeed: 7 }).status !== 'vulnerable'
}

/** Every literal of what is deployed, once. */
function expressions(): Expression[] {
  const paths = globSync('{worker,client,shared}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|\.d\.ts$|\/test\//.test(path),
  )
  const found = new Map<string, Expression>()
  for (const path of paths)
    new Visitor({
      Literal(node) {
        if ('regex' in node) found.set(`${node.regex.pattern}/${node.regex.flags}`, { ...node.regex, path })
      },
    }).visit(parseSync(path, readFileSync(`${root}/${path}`, 'utf8')).program)
  return [...found.values()]
}
