import type { StockAlertMail } from '../ports/marketing-port.ts'
import { newEmail } from './accounts.ts'
import { type Buyable, fromRandomProduct } from './buyable.ts'
import { unlimited } from './limits.ts'
import { signatureHeaders, webhookSecret } from './order-webhook.ts'
import { present, untilDone } from './recorded-fetch.ts'
import { sandboxServices } from './sandbox.ts'
import { openShop, textOf } from './shop.ts'
import { setUnits } from './wallet-shop.ts'
import { type Market, markets } from '#shared/markets.ts'
import { orderWebhook } from '#shared/order-webhook.ts'
import { stockWebhook } from '#shared/stock-webhook.ts'

const { services } = sandboxServices()
export const [variantScope, productScope] = stockWebhook.scopes

/** The body of an event, as the platform sends it. */
export function stockEvent({ productId, variantId }: { productId: number; variantId?: number }): string {
  const inventory = { product_id: productId, method: 'absolute', value: 1_000_000 }
  const data =
    variantId === undefined
      ? { type: 'product', id: productId, inventory }
      : { type: 'sku', id: variantId, inventory: { ...inventory, variant_id: variantId } }
  return JSON.stringify({
    scope: variantId === undefined ? productScope : variantScope,
    store_id: '1025646',
    data,
    hash: '6ce5e1a2a0c1b4d5f2d1e1b4e1f7d7f1f6a5a3c1',
    created_at: 1_561_479_335,
    producer: 'stores/sandbox',
  })
}

/** The shop with its webhook of stock. `mails` are those that it gave to the provider. */
export function openStockHook(options: Parameters<typeof openShop>[0] = {}) {
  const mails: StockAlertMail[] = []
  const shop = openShop({
    ...options,
    vars: { ORDER_WEBHOOK_SECRET: webhookSecret, ...options.vars },
    bindings: { LIMIT_ATTEMPTS: unlimited, ...options.bindings },
    broken: {
      marketing: {
        ...services.marketing,
        async sendStockAlerts(request, signal) {
          mails.push(...request.mails)
          return services.marketing.sendStockAlerts(request, signal)
        },
      },
      ...options.broken,
    },
  })
  const send = (body: string, headers: Record<string, string>) =>
    shop.get(stockWebhook.path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  return {
    shop,
    mails,
    send,
    /** Delivers an event as the platform does. Resolves with the status and the number of mails. */
    async report(event: Parameters<typeof stockEvent>[0]): Promise<[number, number | undefined]> {
      const body = stockEvent(event)
      const response = await send(body, {
        [orderWebhook.secretHeader]: webhookSecret,
        ...(await signatureHeaders(body)),
      })
      return [response.status, (await response.json<{ sent?: number }>()).sent]
    },
  }
}

const used = new Set<number>()

/**
 * A variant of a product that no other test of the file uses, because mails count for a day. It has no units until the
 * test sets them. `restore` gives it its own back, and ends what is left of the requests.
 */
export async function soldOutVariant(market: Market = markets.en) {
  const { product, variant } = await unusedVariant(market)
  used.add(product.id)
  const asked: string[] = []
  await setUnits(variant.id, 0)
  return {
    product,
    variant,
    event: { productId: product.id, variantId: variant.id },
    setUnits: (units: number) => setUnits(variant.id, units),
    async restore() {
      await setUnits(variant.id, variant.stock ?? 0)
      for (const email of asked) await services.marketing.stopStockAlerts({ email }, untilDone())
    },
    /** New addresses that ask for the variant, one after the other. */
    async askedBy(count: number, inMarket: Market = market): Promise<string[]> {
      const emails = Array.from({ length: count }, newEmail)
      asked.push(...emails)
      for (const email of emails)
        await services.marketing.notifyStockLevel({ market: inMarket, email, sku: variant.sku }, untilDone())
      return emails
    },
  }
}

async function unusedVariant(market: Market): Promise<Buyable> {
  const products = await fromRandomProduct(services.catalogue, market)
  for (const { id } of products.filter((each) => !used.has(each.id))) {
    const product = await services.catalogue.product({ market, id }, untilDone())
    const variant = product?.variants.find((each) => each.isPurchasable && each.size !== null && (each.stock ?? 0) > 3)
    if (!product?.isAvailable || product.variants.length < 2 || !variant) continue
    const skus = product.variants.map(({ sku }) => sku)
    const open = await services.marketing.openStockAlerts({ skus, sentSince: new Date(0), limit: 1 }, untilDone())
    if (open.alerts.length + open.sentOf.size === 0) return { product, variant }
  }
  throw new Error('Every product of the first page is used.')
}

/** The number of mails in the sandbox's outbox for each address. */
export async function mailsTo(emails: readonly string[]): Promise<number[]> {
  return Promise.all(
    emails.map(async (email) => {
      const outbox = await textOf(fetch(`http://localhost:8788/control/outbox?to=${encodeURIComponent(email)}`))
      return outbox.split(`To ${email},`).length - 1
    }),
  )
}

/** The token of the link with which a mail's reader stops such mails. */
export function stopTokenIn({ stopUrl }: StockAlertMail): string {
  return present(new URL(stopUrl).searchParams.get('link'), 'link')
}
