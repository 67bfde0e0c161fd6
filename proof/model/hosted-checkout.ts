import { openJar, type Jar } from './http.ts'

/** An open checkout. Each has cookies of its own, so that an older one stays open next to a newer one. */
export type OpenedCheckout = { jar: Jar; link: string; email: string }
export type Payment = { status: 'paid'; confirmation: string } | { status: 'not-paid'; reason: string }

// If the cart has changed, the shopper looks at the new total and pays that.
const maxTries = 3

/** Opens the link of the shop and fills in the delivery. */
export async function openHostedCheckout(sandbox: URL, link: string, email: string): Promise<OpenedCheckout> {
  const jar = openJar(sandbox)
  // The link of a customer signs them in at the checkout first.
  let page = await jar.get(pathOf(link))
  for (let hops = 0; hops < 3 && page.location !== '' && pathOf(page.location) !== '/checkout'; hops += 1)
    page = await jar.get(pathOf(page.location))
  const opened = { jar, link, email }
  await fillIn(opened)
  return opened
}

/** Pays the total that the checkout shows now. */
export async function payAtHostedCheckout(checkout: OpenedCheckout): Promise<Payment> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const page = await fillIn(checkout)
    if (page.status !== 200) return { status: 'not-paid', reason: page.location || `status ${page.status}` }
    const version = /name="version" value="(\d+)"/.exec(page.body)?.[1] ?? ''
    const response = await checkout.jar.post('/checkout/payment', {
      version,
      billing: 'same',
      cardNumber: '4111 1111 1111 1111',
      cardName: 'Ada Marlowe',
      cardExpiry: '12/39',
      cardCode: '123',
    })
    const [, orderId] = /\/order-confirmation\/(\d+)/.exec(response.location) ?? []
    if (orderId !== undefined) {
      const order = await checkout.jar.get(`/api/storefront/orders/${orderId}`)
      const { cartId } = JSON.parse(order.body) as { cartId: string }
      return { status: 'paid', confirmation: `/order-confirmation/${cartId}/${orderId}` }
    }
    if (response.status === 409) return { status: 'not-paid', reason: 'sold out' }
  }
  return { status: 'not-paid', reason: 'the bag changed each time' }
}

/** Fills in the pages up to the payment and returns the last one. */
async function fillIn({ jar, email }: OpenedCheckout) {
  let page = await jar.get('/checkout')
  for (let pages = 0; pages < 5; pages += 1) {
    if (page.location.endsWith('/checkout/address')) {
      page = await jar.post('/checkout/address', {
        email,
        phone: '',
        firstName: 'Ada',
        lastName: 'Marlowe',
        address1: '1 Walcot Street',
        address2: '',
        city: 'Bath',
        postalCode: 'BA1 5BG',
        country: 'GB',
        state: '',
      })
    } else if (page.location.endsWith('/checkout/delivery'))
      page = await jar.post('/checkout/delivery', { method: 'uk-standard' })
    else if (page.location.endsWith('/checkout/payment')) return jar.get('/checkout/payment')
    else if (page.location.startsWith('/checkout')) page = await jar.get(page.location)
    else return page
  }
  return page
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost')
  return pathname + search
}
