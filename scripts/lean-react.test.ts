import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { unusedKinds, unusedMethods, withoutKinds } from './lean-react.ts'
import { root } from './lib/root.ts'

/** The code's function `f`, without the branches for the kinds 1 and 13. */
function lean(body: string): (tag: number) => unknown {
  const f: unknown = runInNewContext(`(${withoutKinds(`(function (fiber) { ${body} })`, [1, 13]).slice(1, -1)})`)
  if (typeof f !== 'function') throw new Error('This is not a function.')
  return (tag) => f({ tag })
}

test('compares a kind that is not used as one that never occurs', () => {
  const f = lean('return [1 === fiber.tag, fiber.tag !== 13, 5 === fiber.tag, 1 === fiber.mode]')
  expect(f(1)).toEqual([false, true, false, false])
  expect(f(5)).toEqual([false, true, true, false])
})

test('removes the cases of kinds that are not used', () => {
  const f = lean("switch (fiber.tag) { case 0: return 'f'; case 1: return 'c'; case 13: return 's' } return 'none'")
  expect([0, 1, 13].map(f)).toEqual(['f', 'none', 'none'])
})

test('keeps the statements of a case that another one leads into', () => {
  const body =
    "let path = ''; switch (fiber.tag) { case 0: case 1: path += 1; case 13: path += 13; break; case 1: path += 'no'; case 5: path += 5 } return path"
  const f = lean(body)
  expect([0, 1, 13, 5].map(f)).toEqual(['113', '', '', '5'])
})

test('keeps a variable that a removed case declares for others', () => {
  const f = lean("'use strict'; switch (fiber.tag) { case 1: var a = 1; return a; default: a = 2; return a }")
  expect([1, 0].map(f)).toEqual([2, 2])
})

test('reports a React without these kinds', () => {
  expect(() => withoutKinds('(function (fiber) { return fiber.tag === 5 })', [1])).toThrow('React has no branch')
})

test('tests for a method that no class has as for one that is missing', () => {
  const f = lean(
    "return ['function' === typeof fiber.componentDidMount, 'function' !== typeof fiber.componentDidMount]",
  )
  expect(f(0)).toEqual([false, true])
})

test('the error boundary has no method that React does not call', () => {
  const boundary = readFileSync(join(root, 'client/island/part.tsx'), 'utf8')
  expect(unusedMethods.filter((name) => boundary.includes(name))).toEqual([])
})

test("draws no component of an unused kind: each goes to React's error", () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/client'))
  const source = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8')
  const code = withoutKinds(source, Object.values(unusedKinds))
  const [drawing = ''] = /function beginWork\([\s\S]*?\n\}/.exec(code) ?? []
  const kinds = [...drawing.matchAll(/^ {4}case (\d+):/gm)].map(([, kind]) => Number(kind))
  // Functions, the error boundary, roots, elements, texts, fragments, contexts, and errors thrown while drawing.
  expect(kinds.toSorted((a, b) => a - b)).toEqual([0, 1, 3, 5, 6, 7, 10, 29])
  expect(drawing).toContain('formatProdErrorMessage(156, workInProgress.tag)')
})
