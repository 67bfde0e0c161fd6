import type { AdditionCheck } from './check-addition.ts'
import type { BuyBoxProps } from './to-buy-box-props.ts'
import { formatTileMoney, moneyFromDecimal } from '#shared/domain/money.ts'
import type { ProductOffer } from '#shared/domain/offer.ts'
import { smallestAddition } from '#shared/domain/order-limit.ts'
import { buttonText } from '#shared/domain/selection.ts'
import type { WalletSource } from '#shared/domain/wallet.ts'
import type { Currency } from '#shared/markets.ts'
import { giftCard } from '#shared/messages/product-page.ts'

/** The value of a gift card. Its sizes are whole amounts. */
export function valueText(value: string, currency: Currency): string {
  return /^\d+$/.test(value) ? formatTileMoney(moneyFromDecimal(Number(value), currency)) : value
}

/** The text of a button that can be pressed. A gift card's size is its value. */
export function openText(offer: ProductOffer, missing: Parameters<typeof buttonText>[1], isGiftCard: boolean): string {
  return isGiftCard && missing !== null ? giftCard.selectValue : buttonText(offer, missing)
}

/** Values of the fields named `modifier[{id}]`, by id. */
export function modifierValues(form: FormData): Map<number, string> {
  const values = new Map<number, string>()
  for (const [name, value] of form) {
    const id = /^modifier\[(\d+)\]$/.exec(name)?.[1]
    if (id !== undefined && typeof value === 'string') values.set(Number(id), value)
  }
  return values
}

/** The shopper's date as `YYYY-MM-DD`. */
export function localDay(now = new Date()): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return [now.getFullYear(), part(now.getMonth() + 1), part(now.getDate())].join('-')
}

/** Moves the focus to the first element of the form that matches. */
export function focusFirst(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus()
}

type Decided = { decision: AdditionCheck; values: ReadonlyMap<number, string> }

/** The smallest quantity of the chosen variant in a new order, for a wallet. `null` while something is missing. */
export function walletPurchase(
  { productId, offer }: Pick<BuyBoxProps, 'productId' | 'offer'>,
  { decision, values }: Decided,
): WalletSource | null {
  if (decision.status !== 'add') return null
  const given = [...values].filter(([, value]) => value.trim() !== '').map(([id, value]) => ({ id, value }))
  const quantity = smallestAddition({ id: productId, orderLimits: offer.orderLimits }, [])
  return { from: 'product', productId, variantId: decision.variant.id, quantity, values: given }
}
