import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as reactDom from 'react-dom'
import { expect, test } from 'vitest'
import { __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as own } from './react-dom-internals.ts'

const require = createRequire(import.meta.url)

test('has what the package’s own object has', () => {
  const real = (reactDom as unknown as Record<string, typeof own>)['__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE']!
  expect(Object.keys(own).toSorted()).toEqual(Object.keys(real).toSorted())
  expect(Object.keys(own.d).toSorted()).toEqual(Object.keys(real.d).toSorted())
  expect([own.p, own.findDOMNode]).toEqual([real.p, real.findDOMNode])
})

test('the client renderer takes nothing else of the package', () => {
  const source = readFileSync(require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js'), 'utf8')
  const taken = [...source.matchAll(/\bReactDOM\s*\.\s*(\w+)/g)].map(([, name]) => name)
  expect([...new Set(taken)]).toEqual(['__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'])
})
