import { endpoints } from './routes.ts'

/** How the commerce platform reports orders to the shop: what the webhook is registered with, and what the shop answers. */
export const orderWebhook = {
  path: endpoints.orderChanged.path,
  /** Sent with each report: the platform repeats the headers that a webhook was registered with. */
  secretHeader: 'x-webhook-secret',
  /** The first is sent for orders that are not paid, too. */
  scopes: ['store/order/created', 'store/order/statusUpdated'],
} as const
