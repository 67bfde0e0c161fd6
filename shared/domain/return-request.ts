import type { OrderLine } from './order.ts'

/** Why a shopper sends a piece back. The texts are in the catalogue, by these keys. */
export const returnReasons = [
  'too-small',
  'too-large',
  'not-as-shown',
  'quality',
  'damaged',
  'wrong-item',
  'changed-mind',
] as const

export type ReturnReason = (typeof returnReasons)[number]

export const maxReturnComment = 500

/** Pieces of one line of an order. `exchange` is the size that the shopper wants in place of the money. */
export type ReturnedLine<Reason extends string = ReturnReason> = {
  lineId: number
  quantity: number
  reason: Reason
  exchange: { variantId: number; size: string } | null
}

export type ReturnRequest<Reason extends string = ReturnReason> = {
  lines: ReturnedLine<Reason>[]
  comment: string
}

/** A request as it is noted at an order, which counts its requests from 1. A reason may be one that the shop once had. */
export type NotedReturn = ReturnRequest<string> & {
  number: number
  /** ISO 8601. */
  requestedAt: string
}

/** Another size of a line. `stock` is `null` if the shop does not count it. */
export type ExchangeSize = { variantId: number; size: string; stock: number | null }

/** A line of which pieces may be returned, `most` of them. */
export type ReturnChoice = { lineId: number; most: number; sizes: readonly ExchangeSize[] }

/** A line that may be returned, as its form shows it. */
export type LineChoice = ReturnChoice & { line: OrderLine }

/** What the page of a return shows. `lastDay` (`YYYY-MM-DD`) is the last day on which one may be requested. */
export type ReturnView =
  | { status: 'open'; lastDay: string; days: number; choices: readonly LineChoice[] }
  | { status: 'over' | 'nothing-left'; lastDay: string }
  | { status: 'not-sent' }

export function returnedPieces({ lines }: Pick<NotedReturn, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** True if both ask for the same. */
export function isSameRequest(one: ReturnRequest<string>, other: ReturnRequest<string>): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ lines, comment }: ReturnRequest<string>): string {
  const rows = lines.map(({ lineId, quantity, reason, exchange }) => [lineId, quantity, reason, exchange?.variantId])
  return JSON.stringify([comment, rows.toSorted(([one = 0], [other = 0]) => Number(one) - Number(other))])
}
