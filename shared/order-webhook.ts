import { endpoints } from './routes.ts'

/** The webhook with which the commerce platform reports orders. Used to register it and to handle its calls. */
export const orderWebhook = {
  path: endpoints.orderChanged.path,
  /** Header with the secret. The platform sends the headers of the registration with every call. */
  secretHeader: 'x-webhook-secret',
  /** The first event is also sent for unpaid orders. */
  scopes: ['store/order/created', 'store/order/statusUpdated'],
} as const
