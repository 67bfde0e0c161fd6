import { formatMoney } from '../money.ts'
import { arrivalOf } from '../shipping.ts'
import { orderMailTexts } from './order-mail-texts.ts'
import type { Delivery, Order, OrderDraft, OrderLine } from './order.ts'
import { inLanguage, type ShopLinks } from '#sandbox/bigcommerce/store-sites.ts'
import { type Language, localeLanguage } from '#sandbox/catalogue/languages.ts'
import type { MailDraft, MailPart } from '#sandbox/mails/mail.ts'

/** The language of an order's mails: that of the cart from which it was made. */
export function languageOfOrder({ channelId, locale }: Pick<OrderDraft, 'channelId' | 'locale'>): Language {
  return localeLanguage(channelId, locale)
}

/** The mail that confirms an order. The caller replaces `{order}` by the order's number. */
export function orderMail(order: OrderDraft & { createdAt?: number }, shop: ShopLinks): MailDraft {
  const language = languageOfOrder(order)
  const texts = orderMailTexts[language]
  const money = (minor: number) => formatMoney(minor, order.currency, language)
  return {
    recipient: order.billing.email,
    language,
    subject: texts.subject,
    home: shop.home,
    parts: [
      { kind: 'paragraph', text: texts.greeting(order.billing) },
      { kind: 'paragraph', text: texts.thanks },
      piecesOf(order, order.lines),
      {
        kind: 'amounts',
        rows: [
          { label: texts.subtotal, amount: money(order.subtotal) },
          ...(order.manualDiscount > 0 ? [{ label: texts.discount, amount: money(-order.manualDiscount) }] : []),
          ...order.coupons
            .filter(({ amount }) => amount > 0)
            .map(({ coupon, amount }) => ({ label: `${coupon.name} (${coupon.code})`, amount: money(-amount) })),
          ...order.deliveries.map(({ methodName, cost }) => ({
            label: texts.delivery(methodName),
            amount: cost === 0 ? texts.free : money(cost),
          })),
          ...(order.salesTaxPercent ? [{ label: texts.salesTax, amount: money(order.totalTax) }] : []),
        ],
        total: { label: texts.total, amount: money(order.total) },
      },
      ...(order.payment
        ? [
            {
              kind: 'paragraph',
              text: texts.paidWith(order.payment.brand, order.payment.lastFour),
            } as const,
          ]
        : []),
      ...order.deliveries.map((delivery): MailPart => ({
        kind: 'lines',
        title: texts.deliveredTo,
        lines: [...addressLines(delivery.address, language), ...arrivalLines(order, delivery)],
      })),
      ...(order.customerMessage
        ? [
            {
              kind: 'lines',
              title: texts.comments,
              lines: order.customerMessage.split('\n').filter((line) => line !== ''),
            } as const,
          ]
        : []),
      orderButton(order, shop),
    ],
  }
}

/** When a part of the order comes. Nothing if the method does not say. */
export function arrivalLines(order: OrderDraft & { createdAt?: number }, delivery: Delivery): string[] {
  const text = arrivalOf(delivery, order, order.createdAt)
  return text === '' ? [] : [orderMailTexts[languageOfOrder(order)].delivery(text)]
}

/** The mail that says that an order, or a part of it, was sent. */
export function shipmentMail(order: Order, shop: ShopLinks, shipments: readonly Shipment[]): MailDraft {
  const language = languageOfOrder(order)
  const texts = orderMailTexts[language]
  return {
    recipient: order.billing.email,
    language,
    subject: texts.sentSubject(order.id),
    home: shop.home,
    parts: [
      { kind: 'paragraph', text: texts.greeting(order.billing) },
      ...shipments.flatMap((shipment, index): MailPart[] => [
        {
          kind: 'paragraph',
          text: texts.parcelLeft({ ...shipment, nth: index + 1, of: shipments.length }),
        },
        piecesOf(order, shipment.lines),
        { kind: 'button', label: texts.followParcel, href: shipment.trackingLink },
        { kind: 'lines', title: texts.deliveredTo, lines: addressLines(shipment.address, language) },
      ]),
      orderButton(order, shop),
    ],
  }
}

/** A parcel, with the lines of the order that are in it. */
export type Shipment = {
  /** Index of its delivery. */
  delivery: number
  carrier: string
  trackingNumber: string
  trackingLink: string
  address: OrderDraft['billing']
  lines: readonly OrderLine[]
}

/** The lines of an address as printed. */
export function addressLines(address: OrderDraft['billing'], language: Language = 'en') {
  const { town, country } = orderMailTexts[language]
  const parts = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address1,
    address.address2,
    town(address),
    country(address.countryCode),
  ]
  return parts.filter((part) => part !== '')
}

function piecesOf(order: OrderDraft, lines: readonly OrderLine[]): MailPart {
  const language = languageOfOrder(order)
  const texts = orderMailTexts[language]
  return {
    kind: 'pieces',
    pieces: lines.map((line) => ({
      name: `${line.quantity} × ${line.name}`,
      detail: line.options
        .filter(({ valueId }) => valueId !== null)
        .map(texts.option)
        .join(', '),
      amount: line.extendedSale === 0 ? texts.free : formatMoney(line.extendedSale, order.currency, language),
      picture: line.imageUrl,
      href: inLanguage(order.channelId, line.url, language),
    })),
  }
}

// The pages of an account show no guest's order. The merchant has a page of its own for that.
function orderButton(order: OrderDraft, shop: ShopLinks): MailPart {
  const href = order.customerId === 0 ? `${shop.home.replace(/\/$/, '')}/find-order` : shop.account
  return { kind: 'button', label: orderMailTexts[languageOfOrder(order)].seeOrder, href }
}
