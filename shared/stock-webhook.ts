import { endpoints } from './routes.ts'

/**
 * The webhook with which the commerce platform reports that stock has changed, of a variant or of a product whose
 * variants share it. It is registered with the header and secret of the order webhook.
 */
export const stockWebhook = {
  path: endpoints.stockChanged.path,
  scopes: ['store/sku/inventory/updated', 'store/product/inventory/updated'],
} as const
