import { type Cart, emptyCart, type LineItem } from '../domain/cart.ts'
import { money } from '../domain/money.ts'
import { unitPrice } from '../domain/price-cart.ts'

/** A line of a dress for £20. `price` is that of a unit in minor units, before and after all discounts. */
export function lineItem({ price = 2000, ...change }: Partial<LineItem> & { price?: number } = {}): LineItem {
  const { id = 'a', quantity = 1 } = change
  const unit = money(price, 'GBP')
  return {
    id,
    productId: 11,
    variantId: 12,
    sku: `${id}-1`,
    name: id,
    quantity,
    listPrice: unit,
    salePrice: unit,
    originalPrice: unit,
    extendedSalePrice: money(price * quantity, 'GBP'),
    discountAmount: money(0, 'GBP'),
    parentId: null,
    url: '/p/11/a/b',
    imageUrl: '',
    options: [],
    isDigital: false,
    isFreeGift: price === 0,
    ...change,
  }
}

/** A guest's cart with these lines, and with the amounts that follow from them. */
export function cartOf(...lineItems: LineItem[]): Cart {
  const sum = (of: (line: LineItem) => number) =>
    money(
      lineItems.reduce((total, line) => total + of(line) * line.quantity, 0),
      'GBP',
    )
  return {
    ...emptyCart('GBP'),
    id: 'c',
    lineItems,
    baseAmount: sum(({ listPrice }) => listPrice.amount),
    cartAmount: sum((line) => unitPrice(line).amount),
    version: 1,
  }
}
