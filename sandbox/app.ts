import { Hono } from 'hono'
import { amplience } from './amplience/routes.ts'
import { catalogue } from './bigcommerce/catalogue/routes.ts'
import { graphqlStorefront } from './bigcommerce/graphql/routes.ts'
import { commerce } from './bigcommerce/commerce/routes.ts'
import { checkout } from './checkout/routes.ts'
import { constructorSearch } from './constructor/routes.ts'
import { control } from './control/routes.ts'
import type { SandboxContext } from './env.ts'
import { faultControl } from './faults/routes.ts'
import { services } from './faults/services.ts'
import { withFaults } from './faults/with-faults.ts'
import { media } from './media/routes.ts'

/** The sandbox: one origin, a path prefix where each vendor's host stands. */
export function createSandbox() {
  const app = new Hono<SandboxContext>()
  for (const service of services) app.use(`/${service}/*`, withFaults(service))
  app.route('/bigcommerce', catalogue)
  app.route('/bigcommerce', graphqlStorefront)
  app.route('/bigcommerce', commerce)
  app.route('/checkout', checkout)
  app.route('/amplience', amplience)
  app.route('/media', media)
  app.route('/constructor', constructorSearch)
  app.route('/', control)
  app.route('/', faultControl)
  return app
}
