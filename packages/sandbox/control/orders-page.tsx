/** @jsxImportSource hono/jsx */

import { Hono } from 'hono'
import { changeOrderStatus } from '../bigcommerce/commerce/orders/change-order-status.ts'
import { orderStatusName, orderStatuses } from '../bigcommerce/commerce/orders/order-statuses.ts'
import { findOrder, listOrders } from '../bigcommerce/commerce/orders/order-store.ts'
import type { Order } from '../bigcommerce/commerce/orders/order.ts'
import { announceOrder } from '../bigcommerce/webhooks/announce-order.ts'
import type { SandboxContext } from '../env.ts'
import { ControlPage } from './page.tsx'
import { withControlAccess } from './with-control-access.ts'

const shown = 50

/** The store's orders, whose status a merchant changes in the platform's control panel. */
export const orderPages = new Hono<SandboxContext>()

orderPages.get('/control/orders', async (c) => {
  const orders = await listOrders(c.env.DB, {
    filter: {},
    sort: { column: 'date_created', direction: 'DESC' },
    page: 1,
    limit: shown,
  })
  return c.html(<OrdersPage orders={orders} />, 200, { 'cache-control': 'no-store' })
})

orderPages.post('/control/orders', withControlAccess, async (c) => {
  const form = await c.req.formData()
  const order = await findOrder(c.env.DB, Number(form.get('order')))
  const next = orderStatuses.find(({ id }) => String(id) === form.get('status'))?.id
  if (!order || next === undefined) return c.text('There is no such order or status.', 400)
  const { statusId: previous } = order
  if (next !== previous) {
    await changeOrderStatus(c.env, order, next)
    await announceOrder(c, order.id, [{ scope: 'store/order/statusUpdated', previous, next }])
  }
  return c.redirect('/control/orders', 303)
})

function OrdersPage({ orders }: { orders: readonly Order[] }) {
  return (
    <ControlPage title="Orders">
      <p>
        The latest {shown} orders. A status has parcels (Shipped, Partially Shipped, Completed) or refunds (Refunded,
        Partially Refunded), and is reported to the shop's webhook.
      </p>
      <div class="scroll" tabindex={0} role="region" aria-label="Table of orders">
        <table>
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">E-mail address</th>
              <th scope="col">Placed</th>
              <th scope="col">Order comments</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <th scope="row">{order.id}</th>
                <td>{order.billing.email}</td>
                <td>{new Date(order.createdAt).toUTCString()}</td>
                <td>{order.customerMessage && <pre>{order.customerMessage}</pre>}</td>
                <td>
                  <form method="post">
                    <input type="hidden" name="order" value={order.id} />
                    <select name="status" aria-label={`Status of order ${order.id}`}>
                      {orderStatuses.map(({ id }) => (
                        <option key={id} value={id} selected={id === order.statusId}>
                          {orderStatusName(id)}
                        </option>
                      ))}
                    </select>
                    <button class="small" aria-label={`Change the status of order ${order.id}`}>
                      Change
                    </button>
                  </form>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ControlPage>
  )
}
