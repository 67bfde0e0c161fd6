// The promotions of the UK shop as a retailer would write them down. The judge compares the shop and the engine with
// these rules, so they share no code with either.

/** A paid line. `unitPrice` is pence. Gifts and gift cards are not discountable and count towards no threshold. */
export type RuledLine = {
  unitPrice: number
  quantity: number
  isKnitwear: boolean
  isHomeware: boolean
  isDiscountable: boolean
}

/** Pence. `ofLines` is in the order of the lines. */
export type RuledDiscount = { ofLines: number[]; ofCart: number }

const knitwearPercent = 20
const homewaresForOneFree = 3
const spendAndSave = { from: 150_00, off: 15_00 }
const giftFrom = 75_00

type Benefit = { percent: number } | { pence: number }
type CodeRule = { benefit: Benefit; from: number; uses: 'any number' | 'one' | 'one for each customer' }

export const codeRules = {
  WELCOME10: { benefit: { percent: 10 }, from: 0, uses: 'any number' },
  ONCEONLY: { benefit: { pence: 10_00 }, from: 0, uses: 'one' },
  THANKYOU20: { benefit: { pence: 20_00 }, from: 100_00, uses: 'any number' },
  LOYAL15: { benefit: { percent: 15 }, from: 0, uses: 'one for each customer' },
} as const satisfies Record<string, CodeRule>

export type Code = keyof typeof codeRules
export const ruledCodes = Object.keys(codeRules) as Code[]

/** Pence for the discountable lines before any discount. All thresholds compare with it. */
export function spendOf(lines: readonly RuledLine[]): number {
  return lines.filter((line) => line.isDiscountable).reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
}

export function earnsGift(lines: readonly RuledLine[]): boolean {
  return spendOf(lines) >= giftFrom
}

export function isCodeEarned(code: Code, lines: readonly RuledLine[]): boolean {
  return spendOf(lines) >= codeRules[code].from
}

/**
 * The amount that these codes and the offers without a code take off the lines. Fractions of a penny are rounded in the
 * shopper's favour, for each unit and once for the cart.
 */
export function discountOf(lines: readonly RuledLine[], codes: readonly Code[]): RuledDiscount {
  const freeHomewares = freePieces(lines)
  const ofLines = lines.map((line, index) => {
    if (!line.isDiscountable) return 0
    if (line.isKnitwear) return Math.ceil((line.unitPrice * knitwearPercent) / 100) * line.quantity
    return (freeHomewares.get(index) ?? 0) * line.unitPrice
  })
  const exactOfLines = lines.reduce(
    (sum, line, index) =>
      sum +
      (line.isKnitwear && line.isDiscountable
        ? line.unitPrice * line.quantity * knitwearPercent
        : (ofLines[index] ?? 0) * 100),
    0,
  )
  const spend = spendOf(lines)
  const rewards = codes
    .filter((code) => isCodeEarned(code, lines))
    .map((code): number => hundredthsOff(codeRules[code].benefit, spend))
  if (spend >= spendAndSave.from) rewards.push(spendAndSave.off * 100)
  const requested = sumOf(rewards)
  const ofCart = Math.ceil(Math.min(requested, spend * 100 - exactOfLines) / 100)
  return { ofLines, ofCart: Math.min(ofCart, spend - sumOf(ofLines)) }
}

/** The number of free units by the index of the line: the cheapest of every three homewares. */
function freePieces(lines: readonly RuledLine[]): Map<number, number> {
  const pieces = lines.flatMap((line, index) =>
    line.isHomeware && line.isDiscountable
      ? Array.from({ length: line.quantity }, () => ({ index, price: line.unitPrice }))
      : [],
  )
  const free = pieces
    .toSorted((one, other) => one.price - other.price || other.index - one.index)
    .slice(0, Math.floor(pieces.length / homewaresForOneFree))
  const counts = new Map<number, number>()
  for (const { index } of free) counts.set(index, (counts.get(index) ?? 0) + 1)
  return counts
}

function hundredthsOff(benefit: Benefit, spend: number): number {
  return 'percent' in benefit ? spend * benefit.percent : benefit.pence * 100
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Pence for the cheapest delivery, which the model always chooses. `cartAmount` is after discounts. */
export function deliveryOf(cartAmount: number, hasParcel: boolean): number {
  return hasParcel && cartAmount < 60_00 ? 3_95 : 0
}
