import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layout } from '../worker/telemetry/data-points.ts'
import { root } from './lib/root.ts'

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
