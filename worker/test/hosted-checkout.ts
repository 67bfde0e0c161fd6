import { present } from './recorded-fetch.ts'

// Test runs send every call to the sandbox at this origin.
const origin = 'http://localhost:8788'
const card = {
  cardNumber: '4111 1111 1111 1111',
  cardName: 'Ada Byron',
  cardExpiry: '09/39',
  cardCode: '123',
  billing: 'same',
}
/** Where an order goes, and by which method, as the forms of the checkout post them. */
export const bristol = {
  firstName: 'Ada',
  lastName: 'Byron',
  country: 'GB',
  address1: '1 Quay Street',
  city: 'Bristol',
  postalCode: 'BS1 4DJ',
  phone: '',
  method: 'uk-standard',
}

export type Place = Record<keyof typeof bristol, string> & { state?: string }

type Payment = { status: 'paid'; orderId: number; cartId: string } | { status: 'refused'; location: string }

/** A browser at the sandbox's hosted checkout, starting from the URL that the shop redirects it to. */
export async function openHostedCheckout(checkoutUrl: string) {
  const cookies = new Map<string, string>()
  async function visit(
    target: string,
    fields?: Record<string, string>,
  ): Promise<{ location: string; html: string; status: number }> {
    const url = new URL(target, origin)
    const headers = {
      origin,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
    const response = await fetch(new URL(url.pathname + url.search, origin), {
      redirect: 'manual',
      headers,
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return { status: response.status, location: response.headers.get('location') ?? '', html: await response.text() }
  }
  // A customer is signed in at the hosted checkout first.
  for (let next = checkoutUrl; next !== '';) next = (await visit(next)).location

  /** The amount that the page of the last step asks the shopper to pay. */
  async function show(): Promise<{ version: string; total: string; html: string }> {
    const { html } = await visit('/checkout/payment')
    return {
      html,
      version: /name="version" value="(\d+)"/.exec(html)?.[1] ?? '',
      total: /Pay ([£€$][\d.,]+)/.exec(html)?.[1] ?? '',
    }
  }

  return {
    async fillIn(email: string, { method, ...address }: Place = bristol): Promise<void> {
      const { location } = await visit('/checkout')
      if (location.endsWith('/payment')) return
      await visit('/checkout/address', { email, ...address })
      await visit('/checkout/delivery', { method })
    },
    show,
    deliveryPage: async () => (await visit('/checkout/delivery')).html,
    /** Redeems a code of the platform. */
    redeem: (code: string) => visit('/checkout/coupon', { step: 'payment', code }),
    /** Pays the cart as the page of the last step shows it now, or as an earlier page did. */
    async pay(version?: string): Promise<Payment> {
      const { location } = await visit('/checkout/payment', { ...card, version: version ?? (await show()).version })
      const [, orderId] = /^\/checkout\/order-confirmation\/(\d+)/.exec(location) ?? []
      if (orderId === undefined) return { status: 'refused', location }
      const order = await visit(`/api/storefront/orders/${orderId}`)
      const { cartId } = JSON.parse(order.html) as { cartId: string }
      return { status: 'paid', cartId, orderId: Number(orderId) }
    },
  }
}

/** Completes and pays for the checkout at a URL. */
export async function payFor(checkoutUrl: string, email: string): Promise<{ cartId: string; orderId: number }> {
  const checkout = await openHostedCheckout(checkoutUrl)
  await checkout.fillIn(email)
  const payment = await checkout.pay()
  return present(
    payment.status === 'paid' ? payment : null,
    `order: the payment ended at ${payment.status === 'refused' ? payment.location : ''}`,
  )
}
