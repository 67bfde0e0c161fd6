import { meters, planPrice, prices, pricesReadOn } from './prices.ts'
import { peakFactor, requestsPerView, secondsOfMonth, smallRequestsPerView, volumes } from './traffic.ts'
import { callsPerBusyMinute, monthOf, viewsUntil } from './usage.ts'
import { requestCosts } from '#worker/test/request-costs.ts'

const quotaService = 'bigcommerce REST'

/** Published quotas, in calls per minute: of 30 seconds, times two. */
const quotas = { 'Standard and Plus': 300, Pro: 900 } as const

/** Markdown tables of docs/records/capacity.md, by the name of their marks there. */
export function capacityTables(): Record<string, string> {
  return {
    traffic: trafficTable(),
    calls: callTable(),
    quotas: quotaTable(),
    'price list': priceTable(),
    months: monthTable(),
  }
}

function trafficTable(): string {
  const rows = Object.entries(requestsPerView).map(([kind, count]) => [wordsOf(kind), count])
  return table(['request', 'for each page view'], [...rows, ['without a call of a vendor', smallRequestsPerView]])
}

function callTable(): string {
  const services = [...new Set(Object.values(requestCosts).flatMap(({ calls }) => Object.keys(calls)))].toSorted()
  const rows = Object.entries(requestCosts).map(([kind, { calls, kvKeys }]) => [
    wordsOf(kind),
    ...services.map((service) => new Map(Object.entries<number>(calls)).get(service) ?? ''),
    kvKeys,
  ])
  return table(['request', ...services, 'KV keys'], rows)
}

function quotaTable(): string {
  const minutes = volumes.map((volume) => callsPerBusyMinute(volume))
  const services = [...new Set(minutes.flatMap((calls) => [...calls.keys()]))].toSorted()
  const rows = services.map((service) => [service, ...minutes.map((calls) => round(calls.get(service) ?? 0))])
  const limits = Object.entries(quotas).map(([plan, quota]) => [
    `page views in a minute at BigCommerce's quota of ${plan} (${quota} calls)`,
    ...volumes.map(({ cachedShare }) => round(viewsUntil(quotaService, quota, cachedShare))),
  ])
  const monthly = Object.entries(quotas).map(([plan, quota]) => [
    `page views a month whose busy minutes reach the quota of ${plan}`,
    ...volumes.map(({ cachedShare }) => round(toMonth(viewsUntil(quotaService, quota, cachedShare)))),
  ])
  return table(
    ['calls in a busy minute', ...volumes.map(({ name }) => `${name} a month`)],
    [...rows, ...limits, ...monthly],
  )
}

function priceTable(): string {
  const rows = meters.map((meter) => {
    const { included, perMillion, source } = prices[meter]
    return [meter, `${included / 1e6} million`, `$${perMillion.toFixed(2)}`, `<${source}>`]
  })
  return table(['meter', 'included', 'each further million', `source, read on ${pricesReadOn}`], rows)
}

function monthTable(): string {
  const months = volumes.map((volume) => monthOf(volume))
  const rows = meters.map((meter, index) => [
    meter,
    ...months.map(
      ({ costs }) => `${round((costs[index]?.units ?? 0) / 1e6)} M: ${dollars(costs[index]?.dollars ?? 0)}`,
    ),
  ])
  return table(
    ['page views a month', ...volumes.map(({ name, cachedShare }) => `${name}, ${cachedShare * 100} % cached`)],
    [
      ...rows,
      ['plan', ...volumes.map(() => dollars(planPrice))],
      ['**total**', ...months.map(({ total }) => `**${dollars(total)}**`)],
      ['for each million', ...months.map(({ total }, index) => dollars(total / ((volumes[index]?.views ?? 1) / 1e6)))],
    ],
  )
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function wordsOf(kind: string): string {
  return kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function toMonth(viewsOfBusyMinute: number): number {
  return (viewsOfBusyMinute / peakFactor) * (secondsOfMonth / 60)
}

function round(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 2 : 0 })
}

function dollars(value: number): string {
  return `$${value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
