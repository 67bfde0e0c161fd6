import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'
import { layout } from '#worker/telemetry/data-points.ts'

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

const alerts = document.split(/^### /m).find((section) => section.startsWith('Alerts\n')) ?? ''
const queries = [...alerts.matchAll(/^```sql\n(.*?)^```$/gms)].map(([, query = '']) => query)

test('there is a query with a number for each alert, and each finds nothing while nothing is wrong', () => {
  const titles = [...alerts.matchAll(/^\*\*([^*]+)\*\*/gm)].map(([, title]) => title)
  expect(titles).toEqual(['Error rate', 'p95', 'Stale content', 'Refused reversals', 'Unsent webhooks'])
  expect(queries).toHaveLength(7)
  for (const query of queries) {
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
  expect(new Set(kinds)).toEqual(new Set(['request', 'undo-failed', 'given-up']))
  expect(kinds.filter((kind) => !sources.includes(`'${kind}'`))).toEqual([])
  const paths = [...text.matchAll(/'(\/[^'%]+)'/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(4)
  const last = (path: string) => path.split('/').at(-1) ?? ''
  expect(
    paths.filter((path) => !sources.includes(`'${path}'`) && !sources.includes(`  ${last(path)}: defineOperation(`)),
  ).toEqual([])
  const [, name] = /^name = "(\w+)"$/m.exec(readFileSync(join(root, 'wrangler.toml'), 'utf8')) ?? []
  expect(new Set([...text.matchAll(/FROM (\w+)/g)].map(([, dataset]) => dataset))).toEqual(
    new Set([`${name}_production`]),
  )
  const { doubles } = layout.request
  expect(doubles.indexOf('failed calls of content') + 1).toBe(6)
})
