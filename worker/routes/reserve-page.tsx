import type { Context } from 'hono'
import * as v from 'valibot'
import { type AppEnv, factory } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { respondWithAccountScreen } from '../pages/account-screen.tsx'
import { shopListKey, shopNamed, toShopList } from '../pages/loaders/shop-list.ts'
import { readForm } from '../pages/parse-form.ts'
import {
  attemptForm,
  checkPosted,
  refusedState,
  type Refusal,
  textOf,
  uncheckedForm,
} from '../pages/read-account-form.ts'
import type { ShopStock } from '../ports/shops-port.ts'
import { openConfirmation, sealConfirmation } from '../reservations/confirmation.ts'
import { requireShops } from '../reservations/require-shops.ts'
import { optionsText, pieceText, type Reservable, reservable } from '../reservations/reservable.ts'
import { reserve } from '../reservations/reserve.ts'
import { ReservationOverPage, ReservedPage } from '#client/pages/reservations/reservation-pages.tsx'
import { ChoosePiecePage, ReservePage } from '#client/pages/reservations/reserve-page.tsx'
import type { Shop } from '#client/pages/shop-finder/shop.ts'
import type { PlatformVariant } from '#shared/domain/product.ts'
import { NotFoundError } from '#shared/errors.ts'
import { emptyForm, type FormState } from '#shared/forms/account.ts'
import { reservationForm as form } from '#shared/forms/reservation.ts'
import { bagPathWith, marketPath, productPath, reservePath } from '#shared/links.ts'
import { reservations as messages } from '#shared/messages/reservations.ts'
import * as shopMessages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'

const maxTokenLength = 2000
const QuerySchema = v.object({
  done: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(maxTokenLength)), '')),
  item: v.fallback(v.pipe(v.string(), v.maxLength(20)), ''),
})

/** The shops that have a variant, and the form that reserves it; without a variant, the choice of one. */
export const reservePage = factory.createHandlers(async function showReserve(c) {
  const visit = c.get('visit')
  requireShops(visit)
  const { done, item } = v.parse(QuerySchema, { done: c.req.query('done'), item: c.req.query('item') ?? '' })
  if (done !== undefined) return respondWithConfirmation(c, done)
  const chosen = await reservable(visit, item)
  const { variant } = chosen
  return variant ? respondWithForm(c, { ...chosen, variant }) : respondWithChoice(c, chosen)
})

/** Reserves a piece: 303 to the page that says until when it is kept. */
export const reserveForm = factory.createHandlers(async function postReserve(c) {
  const visit = c.get('visit')
  requireShops(visit)
  const posted = await readForm(c.req.raw)
  const chosen = await reservable(visit, textOf(posted, 'item')).catch((cause: unknown) => {
    if (cause instanceof NotFoundError) return null
    throw cause
  })
  // It was on sale when the form was shown.
  if (!chosen) return c.redirect(marketPath(visit.market, bagPathWith('not-sold')), 303)
  const { variant } = chosen
  if (!variant) return respondWithChoice(c, chosen)
  const { outcome, state } = checkPosted(posted, form)
  const refuse = (refusal: Refusal) =>
    respondWithForm(c, { ...chosen, variant }, { state: refusedState(state, refusal), status: refusal.status })
  const listed = outcome.status === 'valid' ? await listedShops(visit) : []
  const attempt = await attemptForm(c, outcome, ({ shop: shopId, name, email }) =>
    reserve(visit, { ...chosen, variant, shopId, name, email, addressOf: (shop) => addressOf(listed, shop) }),
  )
  if ('refusal' in attempt) return refuse(attempt.refusal)
  const { value } = attempt
  if (value.status === 'reserved') {
    const done = await sealConfirmation(visit, value.confirmation)
    return c.redirect(`${marketPath(visit.market, reservePath)}?done=${done}`, 303)
  }
  if (value.status === 'throttled')
    return refuse({ status: 429, alert: { title: null, text: shopMessages.tooManyTries.text } })
  if (value.status === 'unknown-shop') return refuse(uncheckedForm({ shop: messages.issue.shop }))
  return refuse({ ...uncheckedForm({ shop: messages.issue.noneLeft(value.town) }), status: 409 })
})

async function respondWithConfirmation(c: Context<AppEnv>, sealed: string): Promise<Response> {
  const visit = c.get('visit')
  const confirmation = await openConfirmation(visit, sealed)
  if (!confirmation) return respond(c, { title: messages.overTitle, status: 410, body: <ReservationOverPage /> })
  const { piece, shop, until, isMailed } = confirmation
  const listed = shopNamed(await listedShops(visit), shop)
  return respond(c, {
    title: messages.doneTitle,
    body: <ReservedPage {...{ market: visit.market, piece, shop, listed, until, isMailed }} />,
  })
}

/** Shows the form with the stock of this moment. */
async function respondWithForm(
  c: Context<AppEnv>,
  chosen: Reservable & { variant: PlatformVariant },
  { state = emptyForm, status = 200 }: { state?: FormState; status?: number } = {},
): Promise<Response> {
  const visit = c.get('visit')
  const { product, variant } = chosen
  await limitRate(visit, 'shop-stock')
  const shops = await requireShops(visit)
    .shops.stock({ sku: variant.sku })
    .catch(visit.log.fallback('shop-stock', null))
  return respond(c, {
    title: messages.title,
    status,
    body: (
      <ReservePage
        {...placeOf(c, chosen)}
        item={`${product.id}-${variant.id}`}
        piece={pieceText(chosen, visit.market)}
        hasOthers={product.variants.length > 1}
        shops={shops}
        state={state}
      />
    ),
  })
}

function respondWithChoice(c: Context<AppEnv>, chosen: Reservable): Promise<Response> {
  const { product } = chosen
  const choices = product.variants.map((variant) => ({
    variantId: variant.id,
    text: optionsText(product, variant, c.get('market')),
  }))
  return respond(c, { title: messages.title, body: <ChoosePiecePage {...placeOf(c, chosen)} choices={choices} /> })
}

/** The page of the product in the chosen colour. */
function placeOf(c: Context<AppEnv>, { product, variant }: Reservable) {
  const market = c.get('market')
  const { id, name, slug } = product
  const colour = variant?.colour ?? product.colour?.name ?? null
  return { market, product: { id, name }, productHref: marketPath(market, productPath({ id, slug, colour })) }
}

/** The shops of the shop finder; none if they cannot be loaded. */
async function listedShops({ services, log }: Visit): Promise<Shop[]> {
  const items = await services.content.items([shopListKey]).catch(log.fallback('shop-list', null))
  return toShopList(items?.[shopListKey], log).shops
}

function addressOf(listed: readonly Shop[], shop: ShopStock): string {
  const { address, postcode } = shopNamed(listed, shop) ?? { address: null, postcode: null }
  return [shop.name, address, shop.town, postcode].filter((part) => part !== null).join(', ')
}

function respond(c: Context<AppEnv>, screen: Omit<Parameters<typeof respondWithAccountScreen>[1], 'route'>) {
  return respondWithAccountScreen(c, { route: routes.reserve, referrerPolicy: 'no-referrer', ...screen })
}
