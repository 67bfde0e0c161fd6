import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actions, endpoints, fragments, routes } from '../shared/routes.ts'
import { settings } from '../worker/configuration/settings.ts'
import { root } from './lib/root.ts'

const text = readFileSync(join(root, 'docs/runbook.md'), 'utf8')
// What the shop reports comes after the failures.
const failures = text.split(/^## What /m)[0] ?? ''
const matches = (pattern: RegExp) => [...new Set([...failures.matchAll(pattern)].map(([, name = '']) => name))]

test('the runbook says for each of ten failures how it shows, the first command and how to undo it', () => {
  const sections = failures.split(/^## /m).slice(1)
  expect(sections.map((section) => section.split('.')[0])).toEqual(
    Array.from({ length: 10 }, (_, index) => `${index + 1}`),
  )
  for (const part of ['**Shows:**', '**First:**', '**Undo:**'])
    expect(sections.filter((section) => !section.includes(part))).toEqual([])
})

test('every npm command of the runbook exists, and so do its options', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const lines = matches(/npm run ([\w:]+(?: -- [^\n`]*)?)/g)
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) {
    const [name = '', ...rest] = line.split(' ')
    expect(scripts).toHaveProperty(name)
    const source = readFileSync(join(root, scripts[name]?.split(' ').at(-1) ?? ''), 'utf8')
    for (const option of rest.filter((word) => /^--\w/.test(word)))
      expect(source).toMatch(new RegExp(`\\b${option.slice(2)}\\b`))
  }
})

test('every setting that the runbook names exists', () => {
  const names = matches(/`([A-Z][A-Z_]{5,})`/g)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !(name in settings))).toEqual([])
})

test('every path of the shop that the runbook names exists', () => {
  const known = new Set([
    ...Object.values(actions),
    ...Object.values(fragments),
    ...Object.values(routes).map(({ pattern }) => pattern as string),
    ...Object.values(endpoints).map(({ path }) => path as string),
  ])
  const paths = matches(/`(\/[a-z/-]+)`/g).filter((path) => !path.startsWith('/control/'))
  expect(paths.length).toBeGreaterThan(2)
  expect(paths.filter((path) => !known.has(path))).toEqual([])
})

test('every event of the log that the runbook names is logged by the Worker', () => {
  const sources = globSync('worker/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  const events = matches(/"([a-z]+(?:-[a-z]+)*)"/g)
  expect(events.length).toBeGreaterThan(6)
  expect(events.filter((event) => !sources.includes(`'${event}'`))).toEqual([])
})
