import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Load } from './load.ts'

export type Row = { page: string; cache: 'cold' | 'warm'; html: Buffer; shop: Load; constant: Load }

/** Table of the results. First the ratios, which hold on any machine, then the values on this machine. */
export function report(rows: readonly Row[], styles: number): string {
  const lines = rows.map(({ page, cache, html, shop, constant }) => [
    page,
    cache,
    `${(shop.cpuPerRequest / constant.cpuPerRequest).toFixed(1)}×`,
    `${(constant.requestsPerSecond / shop.requestsPerSecond).toFixed(1)}×`,
    shop.cpuPerRequest.toFixed(2),
    constant.cpuPerRequest.toFixed(3),
    shop.requestsPerSecond.toFixed(0),
    constant.requestsPerSecond.toFixed(0),
    String(html.byteLength),
    String(gzipSync(html).byteLength),
    String(brotliCompressSync(html).byteLength),
  ])
  const head = [
    'page',
    'cache',
    'CPU ratio',
    'req/s ratio',
    'CPU ms',
    'constant',
    'req/s',
    'constant',
    'bytes',
    'gzip',
    'brotli',
  ]
  const widths = head.map(
    (title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)) + 2,
  )
  const table = [head, ...lines].map((line) =>
    line
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join(''),
  )
  return `${table.join('\n')}

Each page of the shop (${styles} styles) against a Worker that returns the very same bytes, on the same workerd, in the same run.
CPU: per request, of the serving workerd process only, over sequential requests on one connection; the sandbox runs in its own process.
req/s: over 8 connections, client and sandbox on the same machine, so a lower bound; the ratio says how many times slower.
cold: page cache off, but content and catalogue look-ups cached. warm: served from the page cache.`
}
