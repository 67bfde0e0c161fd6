import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import type { VariantStock } from '../ports/catalogue-port.ts'
import { withWithdrawn } from '#shared/domain/stock.ts'

/**
 * The stock of variants, with those marked that cannot be bought (D-57). If that is not known, none is marked, because
 * the platform checks it again at payment.
 *
 * @throws ServiceError if the stock cannot be read
 */
export async function loadLiveStock(
  c: Context<AppEnv>,
  items: readonly { productId: number; variantId: number }[],
): Promise<Map<number, VariantStock>> {
  const { services, log } = c.var
  const [stock, withdrawn] = await Promise.all([
    services.catalogue.stock({ items }),
    services.catalogue.withdrawn({ items }).catch(log.fallback('withdrawn', new Set<number>())),
  ])
  return withWithdrawn(stock, withdrawn)
}
