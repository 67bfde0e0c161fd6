import type { Visit } from '../context/visit.ts'
import type { VariantStock } from '../ports/catalogue-port.ts'
import type { StockAlert } from '../ports/marketing-port.ts'
import { dueAlerts } from './due-alerts.ts'
import { stockMail } from './stock-mail.ts'
import { isForSale, type PlatformProduct } from '#shared/domain/product.ts'
import { type Market, markets } from '#shared/markets.ts'

/** Shoppers who were told have this long before others are told of the same units. */
const headStartMs = 24 * 60 * 60 * 1000
/** The most mails of one call to the provider. */
const mailsAtOnce = 50

type Sale = { product: PlatformProduct | null; stock: ReadonlyMap<number, VariantStock> }

/**
 * Answers the open requests for a product, as far as the platform has units of it. May run again or twice at once: each
 * run takes the requests in the same order, and the provider mails each of them once. Resolves with the number of
 * mails.
 *
 * @throws ServiceError after which the requests without a mail are still open
 */
export async function sendStockAlerts(visit: Visit, productId: number, signal: AbortSignal): Promise<number> {
  const { marketing } = visit.ports
  const skus = marketing ? await skusOf(visit, productId, signal) : []
  if (!marketing || skus.length === 0) return 0
  const sales = new Map<Market, Sale>()
  const done = new Set<string>()
  let sent = 0
  for (;;) {
    const sentSince = new Date(Date.now() - headStartMs)
    const open = await marketing.openStockAlerts({ skus, sentSince, limit: mailsAtOnce }, signal)
    for (const market of new Set(open.alerts.map((alert) => alert.market)))
      if (!sales.has(market)) sales.set(market, await readSale(visit, { market, productId }, signal))
    const all = [...sales.values()]
    const isPooled = all.some(({ stock }) => [...stock.values()].some(({ tracking }) => tracking === 'product'))
    const due = dueAlerts(open, { isPooled, unitsOf: (alert) => unitsOf(sales.get(alert.market), alert) })
      .filter(({ id }) => !done.has(id))
      .slice(0, mailsAtOnce)
    if (due.length === 0) return sent
    const mails = await Promise.all(due.flatMap((alert) => mailOf(visit, sales.get(alert.market), alert)))
    sent += await marketing.sendStockAlerts({ mails }, signal)
    for (const { id } of due) done.add(id)
  }
}

/** The SKUs of a product, which every market that sells it has. */
async function skusOf(visit: Visit, productId: number, signal: AbortSignal): Promise<string[]> {
  for (const market of Object.values(markets)) {
    const product = await visit.ports.catalogue.product({ market, id: productId }, signal)
    if (product) return product.variants.map(({ sku }) => sku)
  }
  return []
}

/** What a market sells of the product now, and the units of that. */
async function readSale(
  visit: Visit,
  { market, productId }: { market: Market; productId: number },
  signal: AbortSignal,
): Promise<Sale> {
  const { catalogue } = visit.ports
  const product = await catalogue.product({ market, id: productId }, signal)
  const variants = product && isForSale(product) ? product.variants.filter(({ isPurchasable }) => isPurchasable) : []
  if (variants.length === 0) return { product, stock: new Map() }
  const items = variants.map(({ id: variantId }) => ({ productId, variantId }))
  return { product, stock: await catalogue.stock({ market, items }, signal) }
}

/** Units that are not counted are enough for everyone. */
function unitsOf(sale: Sale | undefined, { sku }: StockAlert): number {
  const stock = sale?.stock.get(variantOf(sale, sku)?.id ?? 0)
  return stock ? (stock.units ?? Infinity) : 0
}

function mailOf(visit: Visit, sale: Sale | undefined, alert: StockAlert) {
  const variant = variantOf(sale, alert.sku)
  return sale?.product && variant ? [stockMail(visit, alert, { product: sale.product, variant })] : []
}

function variantOf(sale: Sale | undefined, sku: string) {
  return sale?.product?.variants.find((variant) => variant.sku === sku)
}
