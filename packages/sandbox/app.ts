import { Hono } from 'hono'
import { challenge } from './adyen/challenge-page.tsx'
import { adyen } from './adyen/routes.ts'
import { contentEditor } from './amplience/editor/routes.tsx'
import { amplience, amplienceStaging } from './amplience/routes.ts'
import { amplienceVirtualStaging } from './amplience/virtual-staging.ts'
import { catalogue } from './bigcommerce/catalogue/routes.ts'
import { commerce } from './bigcommerce/commerce/routes.ts'
import { customers } from './bigcommerce/customers/routes.ts'
import { graphqlStorefront } from './bigcommerce/graphql/routes.ts'
import { webhooks } from './bigcommerce/webhooks/routes.ts'
import { storefrontOrders } from './checkout/order-confirmation.tsx'
import { checkout } from './checkout/routes.ts'
import { constructorSearch } from './constructor/routes.ts'
import { paymentControl } from './control/payments.ts'
import { control } from './control/routes.ts'
import { walletDemo } from './control/wallet-demo.tsx'
import { webhookControl } from './control/webhooks.ts'
import { withSamples } from './control/with-samples.ts'
import type { SandboxContext } from './env.ts'
import { faultControl } from './faults/routes.ts'
import { withFaults } from './faults/with-faults.ts'
import { marketing } from './marketing/routes.ts'
import { media } from './media/routes.ts'
import { operations } from './operations/routes.ts'
import { promobadger } from './promobadger/routes.ts'
import { scripts } from './scripts/routes.ts'
import { type Service, services } from './services.ts'
import { shopsService } from './shops/routes.ts'
import { talonone } from './talonone/routes.ts'

/** The routes of each service. Those that come first match first. */
const routesOf: Record<Service, Hono<SandboxContext>[]> = {
  bigcommerce: [catalogue, graphqlStorefront, commerce, customers, webhooks],
  talonone: [talonone],
  amplience: [amplience],
  'amplience-staging': [amplienceStaging],
  'amplience-virtual-staging': [amplienceVirtualStaging],
  media: [media],
  constructor: [constructorSearch],
  promobadger: [promobadger],
  adyen: [challenge, adyen],
  marketing: [marketing],
  shops: [shopsService],
  scripts: [scripts],
  checkout: [checkout],
}

/** The sandbox: one origin, with a path prefix for each vendor's host. */
export function createSandbox() {
  const app = new Hono<SandboxContext>()
  app.route('/amplience', contentEditor)
  for (const service of services) app.use(`/${service}/*`, withFaults(service))
  app.use(withSamples)
  for (const service of services) for (const routes of routesOf[service]) app.route(`/${service}`, routes)
  app.route('/api/storefront/orders', storefrontOrders)
  app.route('/', faultControl)
  app.route('/', control)
  app.route('/', operations)
  app.route('/', webhookControl)
  app.route('/', paymentControl)
  app.route('/', walletDemo)
  return app
}
