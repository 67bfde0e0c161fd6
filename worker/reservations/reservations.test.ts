import { decodeHTML } from 'entities'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inLanguage } from '../language/language.ts'
import { createSealer } from '../lib/sealed-value.ts'
import { orderLink } from '../orders/order-link.ts'
import { newEmail, openAccountShop } from '../test/accounts.ts'
import { damagedLinks } from '../test/damaged-links.ts'
import { anAddress, unlimited, usedUp } from '../test/limits.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { cancelTokenIn, openReservationShop, pieceInShop, shopsService, unitsIn } from '../test/shops.ts'
import { unstoredPage } from '../test/unstored-page.ts'
import { visitWith } from '../test/visit.ts'
import { cancelLink } from './cancel-link.ts'
import { ServiceError } from '#shared/errors.ts'
import { productPath } from '#shared/links.ts'
import { inLanguages, markets } from '#shared/markets.ts'
import { reservations as messages } from '#shared/messages/reservations.ts'

const { configuration } = sandboxServices()
const down = () => Promise.reject(new ServiceError('shops', 'unavailable'))
const [, germanEurope = markets.eu] = inLanguages(markets.eu)
const hour = 3_600_000

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const reservationsOf = async (email: string) => (await shopsService.reservationsOf({ email }, untilDone())).length

/** The text of the page's main part, with its entities read. */
async function mainOf(response: Response | Promise<Response>): Promise<string> {
  const main = /<main.*<\/main>/s.exec(await textOf(response))?.[0] ?? ''
  return decodeHTML(main)
}

/** A reservation that was made and mailed, and the token of its link. */
async function reserved() {
  const piece = await pieceInShop()
  const email = newEmail()
  const opened = openReservationShop()
  await opened.reserve(piece, { email })
  return { ...opened, piece, email, token: cancelTokenIn(opened.mails[0]!) }
}

describe('the page that reserves in a shop', () => {
  test('lists every shop with its units, and lets shoppers choose those that have a piece [RSV-01]', async () => {
    const piece = await pieceInShop()
    const { shop } = openReservationShop()
    const response = await shop.get(piece.path)
    expect([response.status, response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual([
      200,
      'private, no-store',
      'no-referrer',
    ])
    const html = await mainOf(response)
    expect(html).toContain(piece.product.name)
    expect(html).toContain(`<input type="hidden" name="item" value="${piece.item}"/>`)
    for (const { id, name, town, units } of piece.shops) {
      expect(html).toContain(messages.units(town, units))
      expect(html).toContain(name)
      const radio = new RegExp(`<input type="radio"[^>]*value="${id}"[^>]*>`).exec(html)?.[0] ?? ''
      expect([id, radio.includes('disabled')]).toEqual([id, units === 0])
    }
  })

  test('asks for the variant if none is chosen, and knows the market’s names of sizes [RSV-02]', async () => {
    const { product, variant } = await pieceInShop()
    const { shop } = openReservationShop()
    const html = await mainOf(shop.get(`/reserve?item=${product.id}`))
    expect(html.match(/<option /g)).toHaveLength(product.variants.length)
    expect(html).toContain(`<option value="${product.id}-${variant.id}">`)
    expect(html).toContain('<label for="reserve-item">')
  })

  test.each(['', '?item=', '?item=none', '?item=99999999-1', '?item=1-99999999', `?item=${'1'.repeat(500)}`])(
    'does not exist for %s [RSV-02]',
    async (query) => {
      expect((await openShop().get(`/reserve${query}`)).status).toBe(404)
    },
  )

  test('is in German in a German market, with its own shop in Ireland [RSV-03]', async () => {
    const piece = await pieceInShop({ market: markets.eu })
    const { shop, mails, reserve } = openReservationShop()
    const { prefix } = germanEurope
    expect(await mainOf(shop.get(`${prefix}/reserve?item=${piece.item}`))).toContain(
      inLanguage('de', () => messages.units('Kinsale', piece.shop.units)),
    )
    const response = await reserve(piece, {}, prefix)
    expect(response.headers.get('location')).toMatch(new RegExp(`^${prefix}/reserve\\?done=`))
    expect(await mainOf(shop.get(response.headers.get('location') ?? ''))).toMatch(
      /Für Sie reserviert.*in Kinsale für Sie auf, bis \S+, \d+\. \S+ um/s,
    )
    expect(mails).toMatchObject([
      { subject: expect.stringContaining('Für Sie reserviert'), market: { language: 'de' } },
    ])
    expect(mails[0]!.text).toContain(`${prefix}/reserve/cancel?link=`)
  })

  test('a market without shops has neither page nor form, and its product pages no link [RSV-03]', async () => {
    const { shop, reserve } = openReservationShop({ vars: { PAGE_CACHE: 'off' } })
    const piece = await pieceInShop()
    expect((await shop.get(`/us/reserve?item=${piece.item}`)).status).toBe(404)
    const { id, slug, colour } = piece.product
    const linksAt = async (prefix: string) => {
      const page = await textOf(shop.get(prefix + productPath({ id, slug, colour: colour?.name ?? null })))
      return page.includes(`href="${prefix}/reserve?item=${id}`)
    }
    expect([await linksAt(''), await linksAt('/us')]).toEqual([true, false])
    expect((await reserve(piece, {}, '/us')).status).toBe(404)
    expect((await shop.post('/us/reserve/cancel', { link: 'x' })).status).toBe(404)
  })

  test.each([
    ['without the service', { SHOPS_URL: '', SHOPS_KEY: '' }, { shops: null }],
    ['without e-mail', { MARKETING_URL: '', MARKETING_TOKEN: '' }, { marketing: null }],
    ['that lists no market', { SHOPS_LOCALES: 'none' }, {}],
  ])('a shop %s has no such pages [RSV-03] [D-332]', async (_what, vars, broken) => {
    const piece = await pieceInShop()
    const shop = openShop({ vars, broken })
    for (const path of [piece.path, '/reserve/cancel'])
      expect([path, (await shop.get(path)).status]).toEqual([path, 404])
    for (const path of ['/reserve', '/reserve/cancel'])
      expect([path, (await shop.post(path, { item: piece.item, link: 'x' })).status]).toEqual([path, 404])
  })

  test('says that the stock is not known if the service fails, and keeps the rest of the page [RSV-09]', async () => {
    const piece = await pieceInShop()
    const { shop } = openReservationShop({ broken: { shops: { stock: down } } })
    const response = await shop.get(piece.path)
    const html = await mainOf(response)
    expect(response.status).toBe(200)
    expect(html).toContain(messages.noStock)
    expect(html).not.toContain('<form')
  })

  test('says so if no shop has a piece [RSV-01]', async () => {
    const piece = await pieceInShop()
    const stock = async () => piece.shops.map((each) => ({ ...each, units: 0 }))
    const { shop } = openReservationShop({ broken: { shops: { stock } } })
    expect(await mainOf(shop.get(piece.path))).toContain(messages.allGone)
  })

  test('looks into the shops only so often for a network [RSV-08]', async () => {
    const piece = await pieceInShop()
    const shop = openShop({ bindings: usedUp, headers: anAddress })
    expect((await shop.get(piece.path)).status).toBe(429)
  })
})

describe('a reservation', () => {
  test('is kept by the shop, confirmed with its time and the shop’s address, and mailed with a link [RSV-04] [RSV-07]', async () => {
    const piece = await pieceInShop()
    const email = newEmail()
    const { shop, mails, reserve } = openReservationShop()
    const response = await reserve(piece, { email })
    const location = response.headers.get('location') ?? ''
    expect([response.status, location.startsWith('/reserve?done=')]).toEqual([303, true])
    expect([await unitsIn(piece), await reservationsOf(email)]).toEqual([piece.shop.units - 1, 1])
    const page = await shop.get(location)
    const html = await mainOf(page)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toMatch(new RegExp(`in ${piece.shop.town} until \\S+ \\d+ \\S+ at 1[68]:00`))
    // Content of the shop finder.
    expect(html).toMatch(
      new RegExp(`<address>${piece.shop.name}, .+, ${piece.shop.town}, [A-Z0-9 ]+, [0-9 ]+</address>`),
    )
    expect(html).not.toContain(email)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail).toMatchObject({ email, subject: messages.mail.subject(piece.product.name) })
    for (const part of [mail!.text, mail!.html]) {
      expect(part).toContain(piece.shop.name)
      expect(part).toContain('/reserve/cancel?link=')
    }
  })

  test('is one, with one mail, however often its form is posted, also at once [RSV-05]', async () => {
    const piece = await pieceInShop({ units: 1 })
    const email = newEmail()
    const { mails, reserve } = openReservationShop()
    const first = await Promise.all([reserve(piece, { email }), reserve(piece, { email })])
    const later = await reserve(piece, { email: email.toUpperCase() })
    for (const { status, headers } of [...first, later])
      expect([status, headers.get('location')?.slice(0, 14)]).toEqual([303, '/reserve?done='])
    expect([mails.length, await unitsIn(piece), await reservationsOf(email)]).toEqual([1, 0, 1])
  })

  test('of a stranger who posts the same gives no link to cancel it, and no sign that there is one [RSV-05] [D-443]', async () => {
    const piece = await pieceInShop()
    const email = newEmail()
    const { shop, mails, reserve } = openReservationShop()
    await reserve(piece, { email })
    const stranger = openReservationShop()
    const location = (await stranger.reserve(piece, { email, name: 'Mallory' })).headers.get('location') ?? ''
    const html = await mainOf(stranger.shop.get(location))
    expect(html).not.toContain('Ada')
    expect(html).not.toContain('/reserve/cancel')
    expect((await shop.get(`/reserve/cancel?link=${location.split('=')[1]}`)).status).toBe(410)
    expect([mails.length, stranger.mails.length, await reservationsOf(email)]).toEqual([1, 0, 1])
  })

  test('is refused at the shop if somebody was faster, and what was typed is kept [RSV-05]', async () => {
    const piece = await pieceInShop({ units: 1 })
    const { shop, mails, reserve } = openReservationShop()
    await reserve(piece)
    const stock = async () => piece.shops.map((each) => ({ ...each, units: 1 }))
    const late = openReservationShop({ broken: { shops: { stock } }, jar: shop.jar })
    const response = await late.reserve(piece, { name: 'Grace Hopper' })
    const html = await mainOf(response)
    expect(response.status).toBe(409)
    expect(html).toContain(`aria-describedby="reserve-shop-error"`)
    expect(html).toContain(messages.issue.noneLeft(piece.shop.town))
    expect(html).toContain('value="Grace Hopper"')
    expect([mails.length, late.mails.length]).toEqual([1, 0])
  })

  test.each([
    ['no shop', { shop: '' }, messages.issue.shop],
    ['a shop of another market', { shop: 'kinsale' }, messages.issue.shop],
    ['a text that is too long for a shop', { shop: 'x'.repeat(200) }, messages.issue.shop],
    ['no name', { name: ' ' }, messages.issue.name],
    ['no address', { email: 'nobody' }, 'reserve-email-error'],
  ])('with %s is refused at the field [RSV-05]', async (_what, form, error) => {
    const piece = await pieceInShop()
    const { mails, reserve } = openReservationShop()
    const response = await reserve(piece, form)
    expect([response.status, (await mainOf(response)).includes(error), mails.length]).toEqual([422, true, 0])
    expect(await unitsIn(piece)).toBe(piece.shop.units)
  })

  test('of something that is no longer sold leads to the bag, which says so [RSV-02]', async () => {
    const piece = await pieceInShop()
    const { reserve } = openReservationShop()
    const response = await reserve(piece, { item: '99999999-1' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/bag?error=not-sold'])
  })

  test('is not said to be made if the service fails, and the next post makes it [RSV-09]', async () => {
    const piece = await pieceInShop()
    const email = newEmail()
    const broken = openReservationShop({ broken: { shops: { reserve: down } } })
    const response = await broken.reserve(piece, { email })
    const html = await mainOf(response)
    expect([response.status, html.includes('role="alert"'), html.includes(`value="${email}"`)]).toEqual([
      503,
      true,
      true,
    ])
    const { reserve } = openReservationShop()
    expect([(await reserve(piece, { email })).status, await reservationsOf(email)]).toEqual([303, 1])
  })

  test('stays if its mail fails, and the page says so [RSV-07]', async () => {
    const piece = await pieceInShop()
    const email = newEmail()
    const sendMail = () => Promise.reject(new ServiceError('marketing', 'unavailable'))
    const { shop, reserve } = openReservationShop({ broken: { marketing: { sendMail } } })
    const response = await reserve(piece, { email })
    expect(await mainOf(shop.get(response.headers.get('location') ?? ''))).toContain(messages.notMailed)
    expect(await reservationsOf(email)).toBe(1)
  })

  test('is limited by address and by network, before any call [RSV-08]', async () => {
    const piece = await pieceInShop()
    const called = () => Promise.reject(new Error('The service was called.'))
    for (const limits of [{ LIMIT_FEW: usedUp.LIMIT_FEW }, { LIMIT_ATTEMPTS: usedUp.LIMIT_ATTEMPTS }]) {
      const { reserve } = openReservationShop({
        bindings: limits,
        headers: anAddress,
        broken: { shops: { reserve: called } },
      })
      expect((await reserve(piece)).status).toBe(429)
    }
    expect(await unitsIn(piece)).toBe(piece.shop.units)
  })

  test('is refused from a page of another site [RSV-08]', async () => {
    const piece = await pieceInShop()
    const response = await openShop().get('/reserve', {
      method: 'POST',
      body: new URLSearchParams({ item: piece.item, shop: piece.shop.id, name: 'Ada', email: newEmail() }),
      headers: { origin: 'https://evil.example' },
    })
    expect([response.status, await unitsIn(piece)]).toEqual([403, piece.shop.units])
  })

  test('has a confirmation that cannot be forged, and ends with it [RSV-04]', async () => {
    const piece = await pieceInShop()
    const { shop, reserve } = openReservationShop()
    const location = (await reserve(piece)).headers.get('location') ?? ''
    for (const forged of [`${location}A`, '/reserve?done=', '/reserve?done=none', `/eu${location}`])
      expect([forged.slice(0, 20), (await shop.get(forged)).status]).toEqual([forged.slice(0, 20), 410])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 72 * hour })
    expect(await mainOf(shop.get(location))).toContain(messages.over)
  })
})

describe('the link that cancels a reservation', () => {
  test('opening it cancels nothing, its button puts the piece back once, and pressing again says that it is over [RSV-06]', async () => {
    const { shop, piece, email, token } = await reserved()
    for (let scan = 0; scan < 3; scan += 1) {
      const html = await unstoredPage(await shop.get(`/reserve/cancel?link=${token}.`))
      expect(html).toContain(messages.cancel)
      expect(html).toContain('<meta name="robots" content="noindex')
      expect(html).not.toContain(email)
    }
    expect(await reservationsOf(email)).toBe(1)
    const response = await shop.post('/reserve/cancel', { link: token })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/reserve/cancel?cancelled'])
    expect([await reservationsOf(email), await unitsIn(piece)]).toEqual([0, piece.shop.units])
    expect(await mainOf(shop.get('/reserve/cancel?cancelled'))).toContain(messages.cancelled)
    const again = await shop.post('/reserve/cancel', { link: token })
    expect([again.status, (await mainOf(again)).includes(messages.over)]).toEqual([410, true])
  })

  test('works once: it does not cancel a later reservation of the same piece [RSV-06]', async () => {
    const { shop, mails, reserve, piece, email, token } = await reserved()
    await shop.post('/reserve/cancel', { link: token })
    await reserve(piece, { email })
    expect([await reservationsOf(email), mails.length]).toEqual([1, 2])
    expect((await shop.post('/reserve/cancel', { link: token })).status).toBe(410)
    expect(await reservationsOf(email)).toBe(1)
  })

  test('a link that has expired cancels nothing [RSV-06]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const { shop, email, token } = await reserved()
    vi.setSystemTime(Date.now() + 8 * 86_400_000)
    expect((await shop.get(`/reserve/cancel?link=${token}`)).status).toBe(410)
    expect((await shop.post('/reserve/cancel', { link: token })).status).toBe(410)
    vi.useRealTimers()
    expect(await reservationsOf(email)).toBe(1)
  })

  test('a link that is forged, damaged, empty, of another purpose or of another market cancels nothing and shows the same page [RSV-06]', async () => {
    const { shop, email, token } = await reserved()
    const { visit } = visitWith({ sealer: createSealer(configuration.sessionKeys) })
    const wrong = [
      ...damagedLinks(token),
      await orderLink.create(visit, markets.en, { orderId: 1 }),
      await cancelLink.create(visit, markets.eu, { id: 'x', piece: 'Dress', town: 'Bath' }),
    ]
    const pages = new Set<string>()
    for (const link of wrong)
      for (const response of [
        await shop.post('/reserve/cancel', { link }),
        await shop.get(`/reserve/cancel?link=${link}`),
      ]) {
        expect([link.slice(0, 20), response.status]).toEqual([link.slice(0, 20), 410])
        pages.add(await mainOf(response))
      }
    expect([pages.size, await reservationsOf(email)]).toEqual([1, 1])
  })

  test('a failure of the service is an error, nothing is said to be cancelled, and the link still works [RSV-06] [RSV-09]', async () => {
    const { email, token } = await reserved()
    const broken = openShop({ broken: { shops: { cancel: down } } })
    expect([(await broken.post('/reserve/cancel', { link: token })).status, await reservationsOf(email)]).toEqual([
      503, 1,
    ])
    expect([(await openShop().post('/reserve/cancel', { link: token })).status, await reservationsOf(email)]).toEqual([
      303, 0,
    ])
  })

  test('posts of one link are limited, and a forged one costs no call [RSV-08]', async () => {
    const { email, token } = await reserved()
    const limited = openShop({ bindings: { LIMIT_FEW: unlimited, LIMIT_ATTEMPTS: usedUp.LIMIT_ATTEMPTS } })
    expect([(await limited.post('/reserve/cancel', { link: token })).status, await reservationsOf(email)]).toEqual([
      429, 1,
    ])
    const called = () => Promise.reject(new Error('The service was called.'))
    expect(
      (await openShop({ broken: { shops: { cancel: called } } }).post('/reserve/cancel', { link: 'x' })).status,
    ).toBe(410)
  })

  test('has neither the id nor what was reserved in it that can be read [RSV-06]', async () => {
    const { visit } = visitWith({ sealer: createSealer(configuration.sessionKeys) })
    const token = await cancelLink.create(visit, markets.en, { id: 'the-id', piece: 'Dress', town: 'Bath' })
    expect(atob(token.replaceAll('-', '+').replaceAll('_', '/'))).not.toMatch(/the-id|Dress|Bath/)
  })
})

describe('reservations of a customer', () => {
  test('the stored data of a customer includes the reservations of the address, and no one else’s [RSV-10]', async () => {
    const piece = await pieceInShop()
    const { reserve } = openReservationShop()
    const { shop, email } = await openAccountShop()
    await reserve(piece, { email })
    await reserve(piece)
    const record = await (await shop.get('/my-account/my-data/download')).json<{ reservations: unknown }>()
    expect(record.reservations).toEqual([
      { sku: piece.variant.sku, shopId: piece.shop.id, until: expect.stringMatching(/^20\d\d-/) },
    ])
  })

  test('deleting an account ends the reservations of its address, or deletes nothing at all [RSV-10]', async () => {
    const piece = await pieceInShop()
    const { reserve } = openReservationShop()
    const { shop, email, password } = await openAccountShop()
    await reserve(piece, { email })
    const form = { currentPassword: password, isUnderstood: 'on' }
    const broken = openShop({ jar: shop.jar, broken: { shops: { forget: down } } })
    expect([(await broken.post('/my-account/my-data/delete', form)).status, await reservationsOf(email)]).toEqual([
      503, 1,
    ])
    expect([(await shop.post('/my-account/my-data/delete', form)).status, await reservationsOf(email)]).toEqual([
      303, 0,
    ])
    expect(await unitsIn(piece)).toBe(piece.shop.units)
  })
})
