import type { Context } from 'hono'
import { withLineNames } from '../cart/name-sizes.ts'
import type { AppEnv } from '../context/app-env.ts'
import { requireSeller } from '../orders/invoice.ts'
import { respondWithAccountScreen } from './account-screen.tsx'
import type { PersonalRoute } from './personal-page.ts'
import { InvoicePage } from '#client/pages/invoice-page.tsx'
import type { Order } from '#shared/domain/order.ts'
import { marketPath } from '#shared/links.ts'
import { orderPage } from '#shared/messages/order-page.ts'

type Invoice = { route: PersonalRoute; path: string; order: Order; back: string }

/** Responds with the invoice of an order; the caller has checked whose it is. @throws NotFoundError if it has none */
export async function respondWithInvoice(c: Context<AppEnv>, { route, path, order, back }: Invoice): Promise<Response> {
  const visit = c.get('visit')
  const seller = requireSeller(visit, order)
  const lines = await withLineNames(visit, order.lines)
  return respondWithAccountScreen(c, {
    route,
    path,
    referrerPolicy: 'no-referrer',
    title: orderPage.invoiceOf(order.id),
    body: (
      <InvoicePage
        market={visit.market}
        order={{ ...order, lines }}
        seller={seller}
        back={marketPath(visit.market, back)}
      />
    ),
  })
}
