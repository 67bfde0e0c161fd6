import { countryByCode } from '../countries.ts'
import { formatMoney } from '../money.ts'
import type { Order, OrderDraft, OrderLine } from './order.ts'
import type { ShopLinks } from '#sandbox/bigcommerce/store-sites.ts'
import type { MailDraft, MailPart } from '#sandbox/mails/mail.ts'

/** The mail that confirms an order. The caller replaces `{order}` by the order's number. */
export function orderMail(order: OrderDraft, shop: ShopLinks): MailDraft {
  const money = (minor: number) => formatMoney(minor, order.currency)
  return {
    recipient: order.billing.email,
    subject: 'Your Selvedge order {order}',
    home: shop.home,
    parts: [
      { kind: 'paragraph', text: `Dear ${order.billing.firstName},` },
      { kind: 'paragraph', text: 'Thank you for your order. We will write again when it is on its way.' },
      piecesOf(order, order.lines),
      {
        kind: 'amounts',
        rows: [
          { label: 'Subtotal', amount: money(order.subtotal) },
          ...(order.manualDiscount > 0 ? [{ label: 'Discount', amount: money(-order.manualDiscount) }] : []),
          ...order.coupons
            .filter(({ amount }) => amount > 0)
            .map(({ coupon, amount }) => ({ label: `${coupon.name} (${coupon.code})`, amount: money(-amount) })),
          ...order.deliveries.map(({ methodName, cost }) => ({
            label: methodName,
            amount: cost === 0 ? 'Free' : money(cost),
          })),
          ...(order.salesTaxPercent ? [{ label: 'Sales tax', amount: money(order.totalTax) }] : []),
        ],
        total: { label: 'Total', amount: money(order.total) },
      },
      ...(order.payment
        ? [
            {
              kind: 'paragraph',
              text: `Paid with ${order.payment.brand} ending in ${order.payment.lastFour}`,
            } as const,
          ]
        : []),
      ...order.deliveries.map(({ address, transitTime }): MailPart => ({
        kind: 'lines',
        title: 'Delivered to',
        lines: [...addressLines(address), ...(transitTime === '' ? [] : [transitTime])],
      })),
      orderButton(order, shop),
    ],
  }
}

/** The mail that says that an order, or a part of it, was sent. */
export function shipmentMail(order: Order, shop: ShopLinks, shipments: readonly Shipment[]): MailDraft {
  const name = order.billing.firstName
  return {
    recipient: order.billing.email,
    subject: `Your Selvedge order ${order.id} is on its way`,
    home: shop.home,
    parts: [
      { kind: 'paragraph', text: `Dear ${name},` },
      ...shipments.flatMap((shipment, index): MailPart[] => [
        {
          kind: 'paragraph',
          text: `${shipments.length > 1 ? `Parcel ${index + 1}` : 'Your parcel'} left us with ${shipment.carrier}, as number ${shipment.trackingNumber}.`,
        },
        piecesOf(order, shipment.lines),
        { kind: 'button', label: 'Follow the parcel', href: shipment.trackingLink },
        { kind: 'lines', title: 'Delivered to', lines: addressLines(shipment.address) },
      ]),
      orderButton(order, shop),
    ],
  }
}

/** A parcel, with the lines of the order that are in it. */
export type Shipment = {
  carrier: string
  trackingNumber: string
  trackingLink: string
  address: OrderDraft['billing']
  lines: readonly OrderLine[]
}

/** The lines of an address as printed. */
export function addressLines(address: OrderDraft['billing']) {
  const town = [address.city, address.stateCode, address.postalCode].filter((part) => part !== '').join(', ')
  const parts = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address1,
    address.address2,
    town,
    countryByCode(address.countryCode)?.name ?? address.countryCode,
  ]
  return parts.filter((part) => part !== '')
}

function piecesOf({ currency }: OrderDraft, lines: readonly OrderLine[]): MailPart {
  return {
    kind: 'pieces',
    pieces: lines.map((line) => ({
      name: `${line.quantity} × ${line.name}`,
      detail: line.options
        .filter(({ valueId }) => valueId !== null)
        .map(({ value }) => value)
        .join(', '),
      amount: line.extendedSale === 0 ? 'Free' : formatMoney(line.extendedSale, currency),
      picture: line.imageUrl,
      href: line.url,
    })),
  }
}

// The pages of an account show no guest's order.
function orderButton({ customerId }: OrderDraft, shop: ShopLinks): MailPart {
  return customerId === 0
    ? { kind: 'button', label: 'Visit the shop', href: shop.home }
    : { kind: 'button', label: 'See your order', href: shop.account }
}
