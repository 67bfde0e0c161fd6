import { brotliCompressSync, gzipSync } from 'node:zlib'
import { medianOf } from './paired.ts'
import { percentile } from './percentile.ts'
import { stages, type Sides } from './stages.ts'

/** `early` and `late` are CPU milliseconds per request, `rate` requests per second, of each pair of windows. */
export type Row = { page: string; cache: 'cold' | 'warm'; html: Buffer } & Record<
  'early' | 'late' | 'rate',
  readonly Sides<number>[]
>

const head = [
  'page',
  'cache',
  'early CPU (range)',
  'late CPU (range)',
  'req/s (range)',
  'early ms',
  'late ms',
  'bytes',
  'gzip',
  'brotli',
]

/** Table of the results. First the ratios, which hold on any machine, then the values on this machine. */
export function report(rows: readonly Row[], styles: number): string {
  const lines = rows.map(({ page, cache, html, early, late, rate }) => [
    page,
    cache,
    describeRatio(early),
    describeRatio(late),
    describeRatio(rate.map(({ shop, constant }) => ({ shop: constant, constant: shop }))),
    medianOf(early.map(({ shop }) => shop)).toFixed(2),
    medianOf(late.map(({ shop }) => shop)).toFixed(2),
    String(html.byteLength),
    String(gzipSync(html).byteLength),
    String(brotliCompressSync(html).byteLength),
  ])
  const widths = head.map(
    (title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)) + 2,
  )
  const table = [head, ...lines].map((line) =>
    line
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join(''),
  )
  const { early, late } = stages
  const earlyEnd = early.warmUp + early.pairs * early.requests
  return `${table.join('\n')}

Each page of the shop (${styles} styles) against a Worker that returns the very same bytes, on the same workerd. The two
are measured by turns, in short windows. A ratio is that of all windows together; the range has the middle half of the
pairs of windows.
CPU: per request, of the serving workerd process only, over sequential requests on one connection; the sandbox runs in
its own process. The ratio says how many times as much the shop takes. ms: of the shop, median of the windows.
early: requests ${early.warmUp + 1} to ${earlyEnd} of the page. An isolate that has just started costs more, because V8 has optimised only
a part of its code. Its first ${early.warmUp} requests cost even more and are not in the table.
late: ${late.pairs * late.requests} requests after the first ${earlyEnd + late.warmUp} of the page, when V8 has optimised most of the code.
req/s: over 8 connections, after late, client and sandbox on the same machine, so a lower bound; the ratio says how many
times slower the shop is.
cold: page cache off, but content and catalogue look-ups cached. warm: served from the page cache.
One isolate serves all pages, in the order of the table, so a page also gains from the requests of those before it.`
}

function describeRatio(pairs: readonly Sides<number>[]): string {
  const total = (side: keyof Sides<number>) => pairs.reduce((sum, pair) => sum + pair[side], 0)
  const ratios = pairs.map(({ shop, constant }) => shop / constant)
  const [whole, low, high] = [total('shop') / total('constant'), percentile(ratios, 0.25), percentile(ratios, 0.75)]
  return `${whole.toFixed(1)}× (${low.toFixed(1)}–${high.toFixed(1)})`
}
