import { withSizeNames } from '../cart/name-sizes.ts'
import type { Visit } from '../context/visit.ts'
import type { OrderLine } from '#shared/domain/order.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import type { ExchangeSize } from '#shared/domain/return-request.ts'

/** An order may have hundreds of products, and each is a call. */
const mostProducts = 20

/**
 * By the id of its line, the other sizes of the same colour and length that are in stock. None for a product that is no
 * longer sold or cannot be read, which the log says: its pieces are paid back.
 */
export async function loadExchangeSizes(
  visit: Visit,
  lines: readonly OrderLine[],
): Promise<ReadonlyMap<number, readonly ExchangeSize[]>> {
  const { services, log } = visit
  const ids = [...new Set(lines.map(({ productId }) => productId))].slice(0, mostProducts)
  const read = (id: number) =>
    services.catalogue.product({ id }).catch(log.fallback('return-exchange', null, { productId: id }))
  const products = new Map(await Promise.all(ids.map(async (id) => [id, await read(id)] as const)))
  const sizes = lines.map(async (line) => [line.id, await sizesOf(visit, line, products.get(line.productId))] as const)
  return new Map(await Promise.all(sizes))
}

async function sizesOf(
  visit: Visit,
  line: OrderLine,
  product: PlatformProduct | null | undefined,
): Promise<readonly ExchangeSize[]> {
  const own = product?.variants.find(({ id }) => id === line.variantId)
  if (!product || !own) return []
  const others = product.variants.filter(
    ({ id, colour, length, isPurchasable, stock }) =>
      id !== own.id && colour === own.colour && length === own.length && isPurchasable && stock !== 0,
  )
  const named = await withSizeNames(
    visit,
    others.map((variant) => ({ ...variant, productId: product.id })),
    ({ size }) => size,
  )
  return named.flatMap(({ id, size, sizeName, stock }) =>
    size === null ? [] : [{ variantId: id, size: sizeName ?? size, stock }],
  )
}
