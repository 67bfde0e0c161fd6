import type { Visit } from '../context/visit.ts'
import type { SaleState } from '../ports/catalogue-port.ts'

/** What the channel says about the variants; nothing if it cannot be read, because the platform checks it at payment. */
export function loadSaleStates(
  { services, log }: Pick<Visit, 'services' | 'log'>,
  items: readonly { productId: number; variantId: number }[],
): Promise<ReadonlyMap<number, SaleState>> {
  return services.catalogue.saleStates({ items }).catch(log.fallback('sale-states', new Map<number, SaleState>()))
}
