import { isMailWithinLimit, isWithinLimit } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { sha256, toBase64Url } from '../lib/crypto.ts'
import { useOnce } from '../mailed-links/use-once.ts'
import type { ShopStock } from '../ports/shops-port.ts'
import type { Confirmation } from './confirmation.ts'
import { requireShops } from './require-shops.ts'
import { pieceText, type Reservable } from './reservable.ts'
import { type ReservationMail, reservationMail } from './reservation-mail.ts'
import type { PlatformVariant } from '#shared/domain/product.ts'

/** The piece that a shopper wants, and for whom it is kept. */
export type ChosenPiece = Reservable & {
  variant: PlatformVariant
  shopId: string
  name: string
  email: string
  /** The address of a shop in one line. */
  addressOf(shop: ShopStock): string
}

/** `unknown-shop`: it is not a shop of the market. `none-left`: the last piece went while the form was shown. */
export type ReserveOutcome =
  | { status: 'reserved'; confirmation: Omit<Confirmation, 'market'> }
  | { status: 'none-left'; town: string }
  | { status: 'unknown-shop' }
  | { status: 'throttled' }

/**
 * Reserves one piece and mails it to the shopper. Posted again while the reservation lasts, it is the same one, and
 * only one of the posts sends the mail.
 *
 * @throws ServiceError
 */
export async function reserve(visit: Visit, chosen: ChosenPiece): Promise<ReserveOutcome> {
  const { shops } = requireShops(visit)
  const { variant, shopId, name, email } = chosen
  const { sku } = variant
  if (!(await isWithinLimit(visit, 'reserve', { session: email.toLowerCase() }))) return { status: 'throttled' }
  // Its units are not looked at: the last piece may be the one that an earlier post of the form has reserved.
  const shop = (await shops.stock({ sku })).find(({ id }) => id === shopId)
  if (!shop) return { status: 'unknown-shop' }
  const reserved = await shops.reserve({ sku, shopId, name, email, key: await keyOf({ sku, shopId, email }) })
  const { name: shopName, town } = shop
  if (!reserved) return { status: 'none-left', town }
  const piece = pieceText(chosen, visit.market)
  const { id, until } = reserved
  const isMailed = await mailOnce(visit, {
    id,
    email,
    name: chosen.product.name,
    piece,
    town,
    until,
    address: chosen.addressOf(shop),
  })
  return { status: 'reserved', confirmation: { piece, shop: { name: shopName, town }, until, isMailed } }
}

/** One reservation for a SKU, shop and address at a time (D-442). */
async function keyOf({ sku, shopId, email }: { sku: string; shopId: string; email: string }): Promise<string> {
  return toBase64Url(await sha256(JSON.stringify(['reservation', sku, shopId, email.toLowerCase()])))
}

/** False if the mail failed, which the log says. True also if another post of the form sends it. */
async function mailOnce(visit: Visit, mail: ReservationMail): Promise<boolean> {
  const { marketing } = requireShops(visit)
  const isFirst = await useOnce(visit, { id: `reservation ${mail.id}`, until: Date.parse(mail.until) }).catch(
    visit.log.fallback('reservation-once', true),
  )
  if (!isFirst || !(await isMailWithinLimit(visit, mail.email))) return true
  const sent = reservationMail(visit, mail).then((own) => marketing.sendMail(own))
  return sent.then(() => true, visit.log.fallback('reservation-mail', false))
}
