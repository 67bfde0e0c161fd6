import * as v from 'valibot'
import { peekCart } from '../cart/load-cart.ts'
import { refusalTextOf } from '../cart/refusal-text.ts'
import { mediaBase } from '../configuration/media-base.ts'
import { factory } from '../context/app-env.ts'
import { respondWithPersonalPage } from '../pages/personal-page.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import { ChangeLinePage } from '#client/pages/change-line-page.tsx'
import { isChangeable } from '#shared/domain/changeable-line.ts'
import { bagPathWith, changeLinePath, marketPath } from '#shared/links.ts'
import { pageTitle } from '#shared/merchant.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import { routes } from '#shared/routes.ts'

const QuerySchema = v.object({
  line: v.fallback(v.pipe(v.string(), v.maxLength(64)), ''),
  variant: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), 0),
  error: v.fallback(v.pipe(v.string(), v.maxLength(64)), ''),
})

/** Another size or colour for a line of the bag. A line that is gone, or that cannot be changed, leads to the bag. */
export const changeLinePage = factory.createHandlers(async function showChangeLine(c) {
  const { market, services, configuration } = c.get('visit')
  const query = v.parse(QuerySchema, c.req.query())
  const toBag = (error: string) => c.redirect(marketPath(market, bagPathWith(error)), 303)
  const cart = await peekCart(c.get('visit'))
  const line = cart.lineItems.find(({ id }) => id === query.line)
  if (!line || !isChangeable(line, cart.lineItems)) return toBag('gone')
  const product = await services.catalogue.product({ id: line.productId })
  if (!product) return toBag('not-sold')
  const isRefused = product.variants.some(({ id }) => id === query.variant)
  return respondWithPersonalPage(c, routes.changeLine, {
    status: 200,
    head: unlistedHead({ title: pageTitle(cartControls.change), path: changeLinePath, styles: ['change-line'] }),
    body: (
      <ChangeLinePage
        market={market}
        mediaBase={mediaBase(configuration)}
        line={line}
        product={product}
        chosenId={isRefused ? query.variant : line.variantId}
        error={refusalTextOf(query.error)}
        version={cart.version}
      />
    ),
  })
})
