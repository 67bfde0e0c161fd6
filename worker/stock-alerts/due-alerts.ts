import type { OpenStockAlerts, StockAlert } from '../ports/marketing-port.ts'

/**
 * The requests whose mails are sent now, in their order. A pool is a SKU, or all SKUs of a product if they share their
 * units. It has as many mails as units, counting those that were sent lately.
 */
export function dueAlerts(
  { alerts, sentOf }: OpenStockAlerts,
  { isPooled, unitsOf }: { isPooled: boolean; unitsOf(alert: StockAlert): number },
): StockAlert[] {
  const told = new Map<string, number>()
  const toldOf = (sku: string) => told.get(isPooled ? '' : sku) ?? 0
  const tell = (sku: string, times: number) => told.set(isPooled ? '' : sku, toldOf(sku) + times)
  for (const [sku, times] of sentOf) tell(sku, times)
  return alerts.filter((alert) => {
    const isDue = toldOf(alert.sku) < unitsOf(alert)
    if (isDue) tell(alert.sku, 1)
    return isDue
  })
}
