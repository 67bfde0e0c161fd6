import type { PricedCart } from '../cart/fit-to-stock.ts'
import type { Message, Note } from './protocol.ts'
import { cartTotals } from '#shared/domain/cart-totals.ts'
import { type LineItem, lineOption } from '#shared/domain/cart.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { unitPrice } from '#shared/domain/price-cart.ts'
import type { CouponRefusal, Promotions } from '#shared/domain/promotions.ts'
import { wishlistItemKey } from '#shared/domain/wishlist.ts'
import * as messages from '#shared/messages/shop.ts'

type NamedLine = LineItem & { sizeName?: string }
export type Total = { type: string; amount: number; display_text?: string }

/** A cart as the bag page prices it, with the names that shoppers read. */
export type ShownCart = { priced: PricedCart; lines: readonly NamedLine[]; notes: readonly Note[] }

/**
 * What a cart and a checkout have in common. Amounts are in minor units and add up: the lines to the subtotal, and all
 * entries to the total. Ids of lines are those of their items, so nothing of the commerce platform is in it.
 */
export function toCartContent({ priced, lines, notes }: ShownCart) {
  const { cart, promotions, keptCodes } = priced
  const ids = lines.map(lineId)
  const codes = promotions?.coupons.map(({ code }) => code) ?? keptCodes
  const applied = cartTotals(cart, promotions).savings.flatMap(({ label, code, amount }) =>
    label === null
      ? []
      : [{ title: label, amount: amount.amount, ...(code === null ? { automatic: true } : { code }) }],
  )
  const remarks = [
    ...notes.map((note) => placed(note, lines)),
    ...stockMessages(priced, ids),
    ...codeMessages(priced, codes),
    ...(promotions?.hints ?? []).map((content): Message => ({ type: 'info', code: 'offer', content })),
  ]
  return {
    line_items: lines.map((line) => toLine(line, promotions)),
    currency: cart.currency,
    totals: totalsOf(priced),
    discounts: { codes, applied },
    ...(remarks.length > 0 && { messages: remarks }),
  }
}

function toLine(line: NamedLine, promotions: Promotions | null) {
  const price = unitPrice(line).amount
  const subtotal = price * line.quantity
  const total = promotions?.lines.find(({ lineId: id }) => id === line.id)?.now.amount ?? subtotal
  return {
    id: lineId(line),
    item: { id: wishlistItemKey(line), title: titleOf(line), price },
    quantity: line.quantity,
    totals: [
      { type: 'subtotal', amount: subtotal },
      ...discountOf('items_discount', total - subtotal),
      { type: 'total', amount: total },
    ],
  }
}

/** A gift may be of the same variant as a line that is bought. */
function lineId(line: LineItem): string {
  return line.isFreeGift ? `gift-${wishlistItemKey(line)}` : wishlistItemKey(line)
}

function titleOf(line: NamedLine): string {
  const options = [lineOption(line, 'Color'), line.sizeName ?? lineOption(line, 'Size'), lineOption(line, 'Length')]
  return [line.name, ...options.flatMap((value) => (value === null ? [] : [platformText(value)]))].join(', ')
}

function totalsOf({ cart, promotions }: PricedCart): Total[] {
  const total = cartTotals(cart, promotions).subtotal.amount
  const ofLines = cart.lineItems.reduce((sum, line) => sum + unitPrice(line).amount * line.quantity, 0)
  const reduced = (promotions?.lines ?? []).reduce((sum, { before, now }) => sum + before.amount - now.amount, 0)
  const rest = total - ofLines + reduced
  return [
    { type: 'subtotal', amount: ofLines },
    ...discountOf('items_discount', -reduced),
    ...(rest > 0 ? [{ type: 'fee', amount: rest }] : discountOf('discount', rest)),
    { type: 'total', amount: total },
  ]
}

function discountOf(type: 'discount' | 'items_discount', amount: number): Total[] {
  return amount < 0 ? [{ type, amount }] : []
}

function placed({ of, ...message }: Note, lines: readonly LineItem[]): Message {
  const index = of === undefined ? -1 : lines.findIndex((line) => wishlistItemKey(line) === of && !line.isFreeGift)
  return index < 0 ? message : { ...message, path: `$.line_items[${index}].quantity` }
}

/** What has become of the stock since the lines were added. */
function stockMessages({ cart, stock, isAdjusted }: PricedCart, ids: readonly string[]): Message[] {
  const blocked = cart.lineItems.flatMap((line, index): Message[] => {
    const level = stock.find((each) => each.lineId === line.id)?.level
    if (line.isFreeGift || ids[index] === undefined || (level !== 'sold-out' && level !== 'unavailable')) return []
    const isGone = level === 'unavailable'
    const code = isGone ? 'item_unavailable' : 'out_of_stock'
    const content = `${line.name}: ${isGone ? messages.bag.unavailable : messages.bag.soldOutLines}`
    return [{ type: 'error', code, content, severity: 'recoverable', path: `$.line_items[${index}]` }]
  })
  const content = messages.bag.quantityAdjusted
  return [...blocked, ...(isAdjusted ? [{ type: 'warning', code: 'quantity_adjusted', content } as const] : [])]
}

const refusedCodes: Partial<Record<CouponRefusal, string>> = {
  expired: 'discount_code_expired',
  'not-combinable': 'discount_code_combination_disallowed',
  'sign-in': 'discount_code_user_not_logged_in',
  'already-used': 'discount_code_user_ineligible',
  'not-yours': 'discount_code_user_ineligible',
  'not-reserved': 'discount_code_user_ineligible',
}

function codeMessages({ promotions, keptCodes }: PricedCart, codes: readonly string[]): Message[] {
  const waiting = (promotions?.coupons ?? []).flatMap(({ code, status, hint }): Message[] => {
    if (status !== 'waiting') return []
    const content = `${code}: ${hint ?? messages.couponRefusals.conditions}`
    return [
      { type: 'warning', code: 'discount_code_invalid', content, path: `$.discounts.codes[${codes.indexOf(code)}]` },
    ]
  })
  return [
    ...(promotions?.refused ?? []).map(({ code, reason, text }) => refusedCode(code, reason, text)),
    ...waiting,
    ...(keptCodes.length > 0
      ? [{ type: 'warning', code: 'discount_code_unchecked', content: messages.coupons.unavailable } as const]
      : []),
  ]
}

export function refusedCode(code: string, reason: CouponRefusal, text: string): Message {
  return { type: 'warning', code: refusedCodes[reason] ?? 'discount_code_invalid', content: `${code}: ${text}` }
}
