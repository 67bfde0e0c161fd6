import { compare, medianOf } from '../paired.ts'
import { percentile } from '../percentile.ts'
import type { Interaction } from './interactions.ts'
import type { Network, Visit } from './visit.ts'

export type SideName = 'shop' | 'floor' | 'against'
/** The visits of each side, by round. `against` is empty if there is no other checkout. */
export type VisitRow = { page: string; network: Network; bytes: number; sides: Record<SideName, Visit[]> }
/** Milliseconds by round; infinite if the tap led to another page or had no effect. */
export type TapRow = {
  page: string
  network: Network
  action: string
  when: 'early' | 'late'
  sides: Record<Exclude<SideName, 'floor'>, number[]>
}

type Report = { visits: readonly VisitRow[]; taps: readonly TapRow[]; rounds: number }

const measures: Record<keyof Visit, string> = {
  firstPaint: 'first paint ms',
  largestPaint: 'largest paint ms',
  blocking: 'blocking ms',
  longTasks: 'tasks over 50 ms',
  layoutShift: 'layout shift',
  styleAndLayout: 'style and layout ms',
  elements: 'elements',
  scriptBytes: 'script bytes',
}
const names = Object.keys(measures) as (keyof Visit)[]

/** Markdown tables of the results: each page beside its floor, the taps, and both beside the other checkout. */
export function reportPhone({ visits, taps, rounds }: Report): string {
  const loads = visits.map(({ page, network, bytes, sides: { shop, floor } }) => [
    page,
    network,
    ...names.map((name) => besideFloor(valuesOf(shop, name), valuesOf(floor, name))),
    kilobytes(bytes),
  ])
  const tapped = taps.map(({ page, network, action, when, sides }) => [
    page,
    network,
    action,
    when,
    duration(medianOf(sides.shop)),
  ])
  const differences = [
    ...visits.flatMap(({ page, network, sides: { shop, against } }) =>
      names.map((name) => [
        page,
        network,
        measures[name],
        ...difference(valuesOf(shop, name), valuesOf(against, name)),
      ]),
    ),
    ...taps.map(({ page, network, action, when, sides }) => [
      page,
      network,
      `${when} tap: ${action}`,
      ...difference(sides.shop, sides.against),
    ]),
  ]
  const tables = [
    table(['page', 'network', ...names.map((name) => measures[name]), 'document KB'], loads),
    ...(taps.length > 0 ? [table(['page', 'network', 'tap', 'when', 'ms'], tapped)] : []),
    ...(visits.some(({ sides }) => sides.against.length > 0)
      ? [table(['page', 'network', 'measure', 'here', 'there', 'median difference', 'verdict'], differences)]
      : []),
  ]
  return `${tables.join('\n\n')}

Production build, Chromium, 390 × 844 at 3×, CPU slowed down 4 times, no cache, median of ${rounds}. In brackets: the floor, a page with the
same style sheets, fonts and largest picture and no script, in the same rounds; ≈ if the difference is within the noise. Script: bytes
transferred without a tap, compressed with Brotli. Document: uncompressed. An early tap comes 100 ms after the first paint.`
}

function besideFloor(shop: readonly number[], floor: readonly number[]): string {
  return `${rounded(medianOf(shop))} (${compare(shop, floor).isNoise ? '≈ ' : ''}${rounded(medianOf(floor))})`
}

function difference(here: readonly number[], there: readonly number[]): string[] {
  const { median, chance, isNoise } = compare(here, there)
  const verdict = isNoise ? 'within the noise' : median < 0 ? 'less' : 'more'
  return [duration(medianOf(here)), duration(medianOf(there)), rounded(median), `${verdict} (${chance.toFixed(3)})`]
}

function valuesOf(visits: readonly Visit[], name: keyof Visit): number[] {
  return visits.map((visit) => visit[name])
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
const rounded = (value: number) => value.toFixed(value !== 0 && Math.abs(value) < 1 ? 3 : 0)
const duration = (value: number) => (Number.isFinite(value) ? rounded(value) : 'no effect')
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
