import type { OwnMail } from '../ports/marketing-port.ts'
import type { ShopStock } from '../ports/shops-port.ts'
import { newEmail } from './accounts.ts'
import { fromRandomProduct } from './buyable.ts'
import { unlimited } from './limits.ts'
import { present, untilDone } from './recorded-fetch.ts'
import { sandboxServices } from './sandbox.ts'
import { openShop } from './shop.ts'
import { isForSale, type PlatformProduct, type PlatformVariant } from '#shared/domain/product.ts'
import { reservePathOf } from '#shared/links.ts'
import { type Market, markets } from '#shared/markets.ts'

const { services } = sandboxServices()
export const shopsService = present(services.shops, 'shops')

/** A variant that a shop has, and all shops of its market. */
export type InShop = {
  product: PlatformProduct
  variant: PlatformVariant
  shop: ShopStock
  shops: readonly ShopStock[]
  /** As the form names it, and the page. */
  item: string
  path: string
}

const used = new Set<string>()

/** A variant of which a shop has this many pieces. No other test of the file gets the same one. */
export async function pieceInShop({
  market = markets.en,
  units = 2,
}: { market?: Market; units?: number } = {}): Promise<InShop> {
  for (const { id } of await fromRandomProduct(services.catalogue, market)) {
    const product = await services.catalogue.product({ market, id }, untilDone())
    if (!product || !isForSale(product) || product.isGiftCard || product.variants.length < 2) continue
    for (const variant of product.variants.filter(({ sku }) => !used.has(sku))) {
      const shops = await shopsService.stock({ market, sku: variant.sku }, untilDone())
      const shop = shops.find((each) => each.units === units)
      if (!shop) continue
      used.add(variant.sku)
      const path = market.prefix + reservePathOf(product.id, variant.id)
      return { product, variant, shop, shops, item: `${product.id}-${variant.id}`, path }
    }
  }
  throw new Error('No shop has so many pieces of a variant.')
}

/** The units of a variant in a shop now. */
export async function unitsIn({ variant, shop }: InShop, market: Market = markets.en): Promise<number> {
  const shops = await shopsService.stock({ market, sku: variant.sku }, untilDone())
  return present(
    shops.find(({ id }) => id === shop.id),
    'shop',
  ).units
}

/** The shop, and the mails that it sent. */
export function openReservationShop(options: Parameters<typeof openShop>[0] = {}) {
  const mails: (OwnMail & { market: Market })[] = []
  const shop = openShop({
    ...options,
    bindings: { LIMIT_FEW: unlimited, LIMIT_ATTEMPTS: unlimited, ...options.bindings },
    broken: {
      marketing: { ...services.marketing, sendMail: async (mail) => void mails.push(mail) },
      ...options.broken,
    },
  })
  return {
    shop,
    mails,
    /** Posts the form of the page. */
    reserve: (piece: InShop, form: Record<string, string> = {}, prefix = '') =>
      shop.post(`${prefix}/reserve`, {
        item: piece.item,
        shop: piece.shop.id,
        name: 'Ada Byron',
        email: newEmail(),
        ...form,
      }),
  }
}

/** The token of the link in a mail. */
export function cancelTokenIn({ text }: Pick<OwnMail, 'text'>): string {
  return /\/reserve\/cancel\?link=([\w-]+)/.exec(text)?.[1] ?? ''
}
