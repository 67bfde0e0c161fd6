import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import BuyBoxIsland from '../../islands/buy-box.tsx'
import { type FormResponse, toBuyBoxProps } from './to-buy-box-props.ts'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'
import { orderLimits } from '#shared/messages/order-limits.ts'
import { notifyMe, reservation } from '#shared/messages/product-page.ts'
import { bag } from '#shared/messages/shop.ts'
import { product, variant } from '#shared/test/products.ts'

const dress = product({
  sizes: ['10', '12'],
  variants: [variant({ colour: 'Ink 0', size: '10', stock: 0 }), variant({ colour: 'Ink 0', size: '12' })],
})

const render = (change: Partial<Parameters<typeof toBuyBoxProps>[0]> = {}, response: Partial<FormResponse> = {}) =>
  renderToStaticMarkup(
    <BuyBoxIsland
      {...toBuyBoxProps(
        {
          market: markets.us,
          mediaBase: 'https://media.example/i/selvedge',
          product: dress,
          colour: 'Ink 0',
          selection: { size: null, length: null },
          media: { colour: 'Ink 0', images: [], videos: [] },
          crumbs: [],
          delivery: null,
          terms: { days: null, dispatch: null, freeFrom: null, returnDays: null },
          asked: null,
          widgets: [],
          hasExpressWallet: false,
          hasStockAlerts: true,
          hasReservations: true,
          hasRecommendations: true,
          shareUrl: 'https://shop.example/p/118',
          ...change,
        },
        { error: null, notify: null, details: null, ...response },
      )}
    />,
  )

/** The attributes of the only element whose tag contains the text. */
const tagWith = (html: string, text: string) => html.match(/<[^>]+>/g)?.find((tag) => tag.includes(text)) ?? ''

test('a gift card shows its value in the currency of its market, and asks for a value and not for a size [PDP-29] [D-178]', () => {
  const card = product({
    style: '100000',
    isGiftCard: true,
    sizes: ['10', '25'],
    variants: [variant({ size: '10' }), variant({ size: '25' })],
  })
  const html = render({ product: card, colour: null, selection: { size: '25', length: null } })
  expect(html).toMatch(/value="10"[^>]*\/><span>\$10</)
  expect(html).toContain('option-group__chosen">$25<')
  const refused = render({ product: card, colour: null }, { error: 'size' })
  expect(refused).toContain('Please Select a Value')
  expect(refused).not.toContain('Size')
})

test('a size whose sale is closed says so, and differs from a sold-out one [PDP-54] [D-57]', () => {
  const sizes = ['10', '12', '14']
  const variants = sizes.map((size, index) =>
    variant({ colour: 'Ink 0', size, stock: index, isPurchasable: size !== '14' }),
  )
  const html = render({ product: product({ sizes, variants }) })
  const spoken = [...html.matchAll(/<span>UK (\d+)<\/span><span class="visually-hidden">, ([^<]+)</g)].map(
    ([, ...texts]) => texts,
  )
  expect(spoken).toEqual([
    ['10', 'sold out'],
    ['14', 'Currently unavailable'],
  ])
})

test('a pair of size and length that is not made says so at the wallets, after a refused post, and at the button if nothing can be bought [PDP-54] [D-261] [D-620]', () => {
  const inRegular = (stock: number) => variant({ colour: 'Ink 0', size: '10', length: 'Regular', stock })
  const inPetite = variant({ colour: 'Ink 0', size: '12', length: 'Petite', stock: 0 })
  const htmlOf = (stock: number, response: Partial<FormResponse> = {}) => {
    const variants = [inRegular(stock), inPetite]
    const offered = product({ sizes: ['10', '12'], lengths: ['Regular', 'Petite'], variants })
    const selection = { size: '10', length: 'Petite' }
    return render({ product: offered, selection, hasExpressWallet: true }, response)
  }
  expect(htmlOf(9)).toContain('aria-label="Buy with Apple Pay (Not made in Petite)"')
  expect(htmlOf(9, { error: 'unavailable' })).toMatch(/role="status"><p[^>]*>Not made in Petite</)
  expect(htmlOf(0)).toMatch(/<button[^>]*disabled=""[^>]*>Not made in Petite</)
  expect(htmlOf(0) + htmlOf(9)).not.toContain('Currently unavailable')
})

test('the buy box is a form that posts to the cart of its market without scripts [PDP-07]', () => {
  const html = render()
  expect(html).toContain('action="/us/bag/items" method="post"')
  expect(html).toContain('name="productId" value="118"')
  expect(html).toContain('name="color" value="Ink 0"')
  expect(html).toMatch(/<button class="button buy-box__add" type="submit">/)
})

test('the button asks for the size before its script has loaded, and without scripts it adds', () => {
  const asks =
    '<span class="buy-box__missing">Select Size</span><span class="buy-box__plain">Add to Bag</span></button>'
  expect(render()).toContain(asks)
  expect(render({ selection: { size: '12', length: null } })).toMatch(/type="submit">Add to Bag<\/button>/)
})

test('a sold-out size says so, and can be chosen to request a notification', () => {
  const html = render()
  expect(tagWith(html, 'value="10"')).not.toContain('disabled')
  expect(html).toMatch(/10<\/span><span[^>]*>, sold out</)
  expect(html).not.toMatch(/12<\/span><span[^>]*>, sold out</)
})

test('a chosen size that has sold out has a form that works without scripts [PDP-55] [PDP-60]', () => {
  const html = render({ selection: { size: '10', length: null } })
  expect(html).toMatch(/<form class="notify-me"[^>]*action="\/us\/notify-me" method="post"/)
  expect(html).toContain(`name="variantId" value="${dress.variants[0]?.id}"`)
  expect(render()).not.toContain('class="notify-me')
  const soldOutSize = { selection: { size: '10', length: null } }
  expect(render({ ...soldOutSize, hasStockAlerts: false })).not.toContain('notify-me')
})

test('without scripts the button is enabled while any size can be bought, even if the chosen one has sold out', () => {
  const html = render({ selection: { size: '10', length: null } })
  expect(html).toMatch(/<button class="button buy-box__add" type="submit">Add to Bag</)
  expect(render({ selection: { size: '10', length: null }, product: { ...dress, isAvailable: false } })).toMatch(
    /<button[^>]*disabled=""[^>]*>Currently unavailable/,
  )
})

test('a posted choice that has sold out is returned with a plain message at the button', () => {
  const html = render({ selection: { size: '10', length: null } }, { error: 'stock' })
  expect(html).toMatch(
    /role="status"><p[^>]*>Sorry, this choice has sold out. Please choose another.<\/p><\/div><button/,
  )
})

test.each([
  ['kept', notifyMe.kept],
  ['email', 'Please enter a valid e-mail address'],
  ['limit', 'You have tried this too many times.'],
  ['anything else', notifyMe.failed],
])('without scripts the buy box shows the outcome of a notification request: %s [PDP-60]', (notify, text) => {
  expect(render({ selection: { size: '10', length: null } }, { notify })).toContain(text)
})

test('a free gift is not for sale, whatever the value of its field [PROMO-31]', () => {
  expect(render({ product: { ...dress, isFreeGift: true } })).toMatch(
    /<button[^>]*disabled=""[^>]*>Currently unavailable/,
  )
})

test('a product with every size sold out asks for a size before it offers a notification', () => {
  const html = render({ product: { ...dress, variants: dress.variants.map((each) => ({ ...each, stock: 0 })) } })
  expect(html).toContain(notifyMe.chooseSize)
})

test('the size in the URL is checked [RTE-16]', () => {
  expect(tagWith(render({ selection: { size: '12', length: null } }), 'value="12"')).toContain('checked=""')
})

test('the form cannot be sent if no stock is left [PDP-15] [PDP-55]', () => {
  const html = render({ product: { ...dress, variants: [variant({ colour: 'Ink 0', size: '12', stock: 0 })] } })
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Sold Out/)
})

test('a product with a hidden price shows no price and cannot be bought [PDP-54]', () => {
  const html = render({ product: { ...dress, price: null } })
  expect(html).not.toContain('class="price')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Currently unavailable/)
})

test('the buy box says that few units are left [PDP-56]', () => {
  const html = render({ product: { ...dress, variants: [variant({ colour: 'Ink 0', size: '12', stock: 4 })] } })
  expect(html).toContain('There are less than 5 of these left')
})

test('a gift card has its own fields [PDP-30]', () => {
  const modifiers = [
    { id: 7, label: 'Recipient email', type: 'text' as const, isRequired: true, maxLength: null },
    { id: 8, label: 'Send date', type: 'text' as const, isRequired: false, maxLength: null },
    { id: 9, label: 'Message', type: 'multiline-text' as const, isRequired: false, maxLength: 200 },
    { id: 10, label: 'uid', type: 'text' as const, isRequired: false, maxLength: 36 },
  ]
  const html = render({ product: { ...dress, modifiers } })
  const [email, date, text] = [7, 8, 9].map((id) => tagWith(html, `id="modifier-${id}"`))
  expect(email).toContain('name="modifier[7]"')
  expect(email).toContain('type="email"')
  expect(email).toContain('required=""')
  expect(date).toContain('type="date"')
  expect(text).toContain('maxLength="200"')
  expect(html).not.toContain('modifier[10]')
})

test('a refused form comes back with the details that were typed, and with their errors at the fields [PDP-30]', () => {
  const modifiers = [
    { id: 7, label: 'Recipient email', type: 'text' as const, isRequired: true, maxLength: null },
    { id: 9, label: 'Message', type: 'multiline-text' as const, isRequired: false, maxLength: 200 },
  ]
  const details = new Map([
    [7, 'grace@example'],
    [9, 'Dear <Grace>\nhappy birthday'],
    [99, 'a field of another product'],
  ])
  const html = render({ product: { ...dress, modifiers } }, { error: 'details', details })
  expect(tagWith(html, 'id="modifier-7"')).toMatch(/aria-describedby="modifier-7-error".*value="grace@example"/)
  expect(html).toMatch(/id="modifier-7-error">[^<]+</)
  expect(html).toMatch(/<textarea[^>]*id="modifier-9"[^>]*>Dear &lt;Grace&gt;\nhappy birthday<\/textarea>/)
  expect(html).not.toContain('modifier-9-error')
  expect(html).not.toContain('another product')
})

test.each([
  ['size', 'Please Select a Size'],
  ['size-and-fit', 'Please Select a Size and Fit'],
  ['stock', 'The selected quantity exceeds available stock'],
  ['anything else', 'Sorry, we could not update your bag. Please try again.'],
])('without scripts the buy box shows why the form was rejected: %s [PDP-21] [PDP-22] [D-52]', (error, text) => {
  expect(render({}, { error })).toMatch(new RegExp(`role="status"><p[^>]*>${text}<`))
})

test('without an error the buy box has an empty live region, so that the first message is announced [D-52]', () => {
  expect(render()).toContain('<div class="buy-box__outcome" role="status"></div>')
})

test('a product that cannot be bought can be saved, but not a gift, and has no stock alert, because stock does not open its sale [D-233]', () => {
  const selection = { size: '10', length: null }
  const closed = render({ selection, product: { ...dress, isAvailable: false } })
  expect(tagWith(closed, 'buy-box__heart')).toContain('form="save-item"')
  expect(closed).not.toContain('class="notify-me')
  expect(render({ product: { ...dress, isFreeGift: true } })).not.toContain('buy-box__heart')
})

test('the limits of one order are said in words, and only if there are any', () => {
  expect(render({ product: { ...dress, orderLimits: { minimum: 3, maximum: null } } })).toContain(
    orderLimits.minimum(3),
  )
  expect(render()).not.toContain('of this product in each order')
})

test('an unknown refusal in the URL has the general message, also if objects have a property of that name', () => {
  for (const error of ['nonsense', 'constructor']) expect(render({}, { error })).toContain(`${bag.failed}<`)
})

test('beside a reduced price stands the lowest price of the last 30 days, if the merchant entered it [D-348]', () => {
  const lowestPrice = money(2950, 'USD')
  const reduced = { price: money(4000, 'USD'), special: money(3000, 'USD') }
  const htmlOf = (change: object) => render({ product: { ...dress, lowestPrice, ...change } })
  expect(htmlOf({ price: reduced })).toContain('Lowest price of the last 30 days: $29.50')
  expect(htmlOf({ price: { ...reduced, special: null } })).not.toContain('Lowest price')
  expect(htmlOf({ price: reduced, lowestPrice: undefined })).not.toContain('Lowest price')
  expect(htmlOf({ price: reduced, isGiftCard: true })).not.toContain('Lowest price')
})

test('a link leads to the shops that have the chosen size, and without a size to the choice of one [RSV-12]', () => {
  const linkIn = (html: string) => /<a [^>]*href="([^"]*\/reserve[^"]*)"[^>]*>([^<]+)</.exec(html)?.slice(1)
  const { link } = reservation
  expect(linkIn(render())).toEqual(['/us/reserve?item=118', link])
  const chosen = { selection: { size: '12', length: null } }
  expect(linkIn(render(chosen))).toEqual([`/us/reserve?item=118-${dress.variants[1]?.id}`, link])
})

test('what is not for sale, a gift card and a market without shops have no link to shops [RSV-12]', () => {
  const closed = { ...dress, isAvailable: false }
  const card = product({ style: '100000', isGiftCard: true, variants: [variant({ size: '10' })] })
  for (const change of [{ product: closed }, { product: card, colour: null }, { hasReservations: false }])
    expect(render(change)).not.toMatch(/reserve/i)
})
