import { percentile } from '../percentile.ts'
import type { Interaction } from './interactions.ts'
import type { Network, Visit } from './visit.ts'

export type VisitRow = { page: string; network: Network; bytes: number; shop: Visit; floor: Visit }
/** `ms` is infinite if the tap led to another page or had no effect. */
export type TapRow = { page: string; network: Network; action: string; when: 'early' | 'late'; ms: number }

type Report = { visits: readonly VisitRow[]; taps: readonly TapRow[]; runs: number }

/** Markdown tables of the results: each page beside its floor, and the taps. */
export function reportPhone({ visits, taps, runs }: Report): string {
  const loads = visits.map(({ page, network, bytes, shop, floor }) => [
    page,
    network,
    `${round(shop.firstPaint)} (${multiple(shop.firstPaint, floor.firstPaint)})`,
    `${round(shop.largestPaint)} (${multiple(shop.largestPaint, floor.largestPaint)})`,
    `${round(shop.blocking)} (${round(floor.blocking)})`,
    shop.layoutShift.toFixed(3),
    `${round(shop.styleAndLayout)} (${multiple(shop.styleAndLayout, floor.styleAndLayout)})`,
    round(shop.elements),
    kilobytes(shop.scriptBytes),
    kilobytes(bytes),
  ])
  const tapped = taps.map(({ page, network, action, when, ms }) => [
    page,
    network,
    action,
    when,
    Number.isFinite(ms) ? round(ms) : 'no effect',
  ])
  const loadTable = table(
    [
      'page',
      'network',
      'first paint ms',
      'largest paint ms',
      'blocking ms',
      'layout shift',
      'style and layout ms',
      'elements',
      'script KB',
      'document KB',
    ],
    loads,
  )
  return `${loadTable}

${taps.length === 0 ? '' : `${table(['page', 'network', 'tap', 'when', 'ms'], tapped)}\n\n`}Production build, Chromium, 390 × 844 at 3×, CPU slowed down 4 times, no cache, median of ${runs}. In brackets: as a multiple of the
floor (blocking time: the floor's), a page with the same style sheets, fonts and largest picture and no script, in the same run.
Script: bytes transferred without a tap, compressed with Brotli. Document: uncompressed. An early tap comes 100 ms after the first paint.`
}

/** The percentiles of a journey's interactions and the ten slowest with their causes, in Markdown. */
export function reportInteractions(interactions: readonly Interaction[]): string {
  const times = interactions.map(({ ms }) => ms)
  const slowest = interactions.toSorted((a, b) => b.ms - a.ms).slice(0, 10)
  return `${interactions.length} interactions: median ${round(percentile(times, 0.5))} ms, 75th percentile ${round(percentile(times, 0.75))} ms, 98th percentile ${round(percentile(times, 0.98))} ms

${table(
  ['interaction', 'ms', 'cause'],
  slowest.map(({ step, ms, cause }) => [step, round(ms), cause]),
)}

Production build, Chromium, 390 × 844 at 3×, CPU slowed down 4 times, loopback. Time from the input to the next frame, in steps of 8 ms,
as the browser reports it; 16 is the shortest.`
}

function table(head: readonly string[], rows: readonly string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const round = (value: number) => value.toFixed(0)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const multiple = (value: number, floor: number) => (floor > 0 ? `${(value / floor).toFixed(1)}×` : '–')
