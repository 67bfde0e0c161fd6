import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPointDatabase } from './alerts/point-database.ts'
import { readAlerts } from './alerts/read-alerts.ts'
import { root } from './lib/root.ts'
import { layout, type Point } from '#worker/telemetry/data-points.ts'

const document = readFileSync(join(root, 'docs/runbook.md'), 'utf8')

function columnsOf({ blobs, doubles }: { blobs: readonly string[]; doubles: readonly string[] }) {
  return new Map([
    ...blobs.map((name, index) => [`blob${index + 1}`, name] as const),
    ...doubles.map((name, index) => [`double${index + 1}`, name] as const),
  ])
}

test('the table of columns in docs/runbook.md is the layout of the data points', () => {
  const [request, report] = [columnsOf(layout.request), columnsOf(layout.report)]
  const expected = [...new Set([...report.keys(), ...request.keys()])]
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((column) => [`\`${column}\``, request.get(column) ?? '', report.get(column) ?? ''])
  const written = [...document.matchAll(/^\| (`(?:blob|double)\d+`) +\| (.*?) *\| (.*?) *\|$/gm)].map((row) =>
    row.slice(1),
  )
  expect(written).toEqual(expected)
})

const alerts = readAlerts(document)
const queries = alerts.flatMap((alert) => alert.queries)
const database = createPointDatabase()

test('each alert names a section of the runbook, and has queries with a number that find nothing without points', () => {
  expect(alerts.filter(({ wakes }) => wakes).map(({ name }) => name)).toEqual([
    'Failed actions',
    'Failed calls',
    'No orders',
    'Error rate',
    'Refused reversals',
  ])
  const sections = new Set([...document.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number))
  expect(alerts.flatMap((alert) => alert.sections).filter((section) => !sections.has(section))).toEqual([])
  for (const query of queries) {
    expect(database.rows(query)).toEqual([])
    expect(query.match(/\bSELECT\b/g)).toHaveLength(1)
    expect(query).toMatch(/\btimestamp > NOW\(\) - INTERVAL '\d+' (?:MINUTE|HOUR)\n/)
    expect(query).toMatch(/\nGROUP BY [\w, ]+ HAVING .*\d/)
  }
})

test('the alerts name only kinds, routes, columns and datasets that exist', () => {
  const sources = globSync('{worker,shared}/**/*.ts', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  const columns = new Set<string>([layout.request, layout.report].flatMap((each) => [...columnsOf(each).keys()]))
  const text = queries.join('\n')
  expect(
    [...text.matchAll(/\b(?:blob|double)\d+\b/g)].map(([name]) => name).filter((name) => !columns.has(name)),
  ).toEqual([])
  const kinds = [...text.matchAll(/'([a-z-]+)'/g)].map(([, kind = '']) => kind)
  expect(new Set(kinds)).toEqual(new Set(['request', 'content-left-out', 'undo-failed', 'given-up']))
  expect(kinds.filter((kind) => !sources.includes(`'${kind}'`))).toEqual([])
  const paths = [...text.matchAll(/'(\/[^'%]+)'/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(4)
  const last = (path: string) => path.split('/').at(-1) ?? ''
  expect(
    paths.filter((path) => !sources.includes(`'${path}'`) && !sources.includes(`  ${last(path)}: defineOperation(`)),
  ).toEqual([])
  const [, name] = /^dataset = "(\w+)"$/m.exec(readFileSync(join(root, 'wrangler.toml'), 'utf8')) ?? []
  expect(new Set([...text.matchAll(/FROM (\w+)/g)].map(([, dataset]) => dataset))).toEqual(
    new Set([`${name}_production`]),
  )
  const { doubles } = layout.request
  expect(doubles.indexOf('failed calls of content') + 1).toBe(6)
})

const failed: Point<'request'> = {
  kind: 'request',
  route: '/checkout',
  market: 'en',
  build: '',
  version: '',
  colo: '',
  method: 'POST',
  status: '503',
  cache: '',
  milliseconds: 100,
  'upstream milliseconds': 0,
  calls: 1,
  'failed calls': 1,
  ...Object.fromEntries(layout.request.doubles.slice(4).map((name) => [name, 0])),
} as Point<'request'>

test('three failed checkouts at night are an alert, also among 5,000 pages that work, and two are not', () => {
  const query = alerts.find(({ name }) => name === 'Failed actions')?.queries[0] ?? ''
  for (let page = 0; page < 5000; page += 1) database.add({ ...failed, route: '/', method: 'GET', status: '200' })
  database.add(failed)
  database.add(failed)
  expect(database.rows(query)).toEqual([])
  database.add(failed)
  expect(database.rows(query)).toMatchObject([{ route: '/checkout', requests: 3, failed: 3 }])
})
