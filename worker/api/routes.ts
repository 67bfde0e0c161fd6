import type { Context } from 'hono'
import { factory } from '../context/app-env.ts'
import { problemResponse } from '../http/problem.ts'
import { withChannel } from '../middleware/with-channel.ts'
import { readCustomer } from '../session/read-customer.ts'
import { accountOperations } from './account-operations.ts'
import { addressOperations } from './address-operations.ts'
import { browserReports } from './browser-reports.ts'
import { cartOperations } from './cart-operations.ts'
import { catalogueOperations } from './catalogue-operations.ts'
import { checkoutOperations } from './checkout-operations.ts'
import { consentOperations } from './consent-operations.ts'
import { customerOperations } from './customer-operations.ts'
import { localeOperations, localeSuggestionRoute } from './locale.ts'
import { marketingOperations } from './marketing-operations.ts'
import { notSignedIn, type Operation } from './operation.ts'
import { paymentOperations } from './payment-operations.ts'
import { promotionOperations } from './promotion-operations.ts'
import { readJson } from './read-json.ts'
import { searchSuggestions } from './search-suggestions.ts'
import { visitorFacts } from './visitor.ts'
import { wishlistOperations } from './wishlist-operations.ts'
import { endpoints } from '#shared/routes.ts'

/** The allow-list: a name that is not on it does not exist (D-06). */
const commerce: Readonly<Record<string, Operation>> = {
  ...cartOperations,
  ...catalogueOperations,
  ...marketingOperations,
  ...checkoutOperations,
  ...accountOperations,
  ...consentOperations,
  ...localeOperations,
  ...customerOperations,
  ...wishlistOperations,
  ...addressOperations,
}
/** Every operation, by its platform. */
export const platforms: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  bigcommerce: commerce,
  promotions: promotionOperations,
  payments: paymentOperations,
}

/** The path of an operation is its route, for spans, log lines and the cart's object. */
const withOperationRoute = factory.createMiddleware(async function operationRoute(c, next) {
  if (operationOf(c)) {
    const route = c.get('path')
    c.set('route', route)
    c.get('tracing').add({ route })
  }
  return next()
})

/**
 * Sets the signed-in customer for operations that are not public, and refuses a guest if the operation is for
 * customers.
 */
const withOperation = factory.createMiddleware(async function setOperation(c, next) {
  const operation = operationOf(c)
  if (!operation || operation.owner === 'public') return next()
  await readCustomer(c.get('visit'))
  if (operation.owner !== 'customer' || c.get('customer')) return next()
  if (c.get('sessionFailure') !== null) throw c.get('sessionFailure')
  return notSignedIn()
})

/** `POST /api/{platform}/{methodName}` with the argument list as body. */
export const api = factory
  .createApp()
  .post(
    `${endpoints.api.path}/:platform{(?:bigcommerce|promotions|payments)}/:operation`,
    withOperationRoute,
    withChannel,
    withOperation,
    async (c) => {
      const operation = operationOf(c)
      if (!operation)
        return problemResponse({ status: 404, slug: 'unknown-operation', title: 'There is no such operation.' })
      if (!c.req.header('content-type')?.toLowerCase().startsWith('application/json')) {
        return problemResponse({ status: 415, slug: 'not-json', title: 'The body must be JSON.' })
      }
      const result = await operation.run(c.get('visit'), await readJson(c.req.raw))
      // `c.newResponse` keeps the cookies that the operation has set.
      if (result instanceof Response) return c.newResponse(result.body, result)
      return c.json(result as never)
    },
  )
  .route('/', searchSuggestions)
  .route('/', localeSuggestionRoute)
  .route('/', visitorFacts)
  .route('/', browserReports)
  .all(`${endpoints.api.path}/*`, () =>
    problemResponse({ status: 404, slug: 'unknown-operation', title: 'There is no such operation.' }),
  )

function operationOf(c: Context): Operation | undefined {
  const name = c.req.param('operation') ?? ''
  const operations = platforms[c.req.param('platform') ?? ''] ?? {}
  return Object.hasOwn(operations, name) ? operations[name] : undefined
}
