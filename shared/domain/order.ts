import type { Money } from './money.ts'

export type OrderStatus = 'Open' | 'Pending' | 'Confirmed' | 'Shipped' | 'Complete' | 'Cancelled' | 'Refunded'

export type OrderAddress = { name: string; lines: string[]; city: string; region: string; postalCode: string; country: string }

export type OrderLine = { id: number; productId: number; sku: string; name: string; quantity: number; price: Money; total: Money; options: { name: string; value: string }[] }

export type Order = {
  id: number
  cartId: string
  customerId: number
  channelId: number
  status: OrderStatus
  placedAt: string
  email: string
  lines: OrderLine[]
  subtotal: Money
  shipping: Money
  discount: Money
  total: Money
  shippingAddress: OrderAddress | null
}
