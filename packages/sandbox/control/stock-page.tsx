/** @jsxImportSource hono/jsx */

import { Hono } from 'hono'
import { announceStock } from '../bigcommerce/webhooks/announce-stock.ts'
import { setStock } from '../catalogue/changes.ts'
import { findProducts, findVariantsBySku } from '../catalogue/queries/products.ts'
import type { SandboxContext, SandboxRequest } from '../env.ts'
import { ControlPage } from './page.tsx'
import { withControlAccess } from './with-control-access.ts'

type Row = { sku: string; name: string; units: number; waiting: number }
type Typed = { sku: string; units: string; error?: string }

const maxUnits = 1_000_000
const shown = 50

/** The stock of variants, which a merchant changes in the platform's control panel. */
export const stockPages = new Hono<SandboxContext>()

stockPages.get('/control/stock', (c) => show(c, { sku: c.req.query('sku') ?? '', units: '' }))

stockPages.post('/control/stock', withControlAccess, async (c) => {
  const form = await c.req.formData()
  const [sku, units] = ['sku', 'units'].map((name) => String(form.get(name) ?? '').trim()) as [string, string]
  const [variant] = await findVariantsBySku(c.env.DB, [sku])
  const [product] = variant ? await findProducts(c.env.DB, [variant.product_id]) : []
  if (!variant || !product) return show(c, { sku, units, error: 'There is no such SKU.' })
  if (!/^\d+$/.test(units) || Number(units) > maxUnits)
    return show(c, { sku, units, error: 'Enter a number of units.' })
  // The first variant holds the units of a product whose variants share them.
  const variantId = product.inventory_tracking === 'product' ? product.base_variant_id : variant.id
  await setStock(c.env.DB, [{ variantId, column: 'stock_1', quantity: Number(units) }])
  await announceStock(c, [variantId])
  return c.redirect('/control/stock', 303)
})

async function show(c: SandboxRequest, typed: Typed) {
  const { results } = await c.env.DB.prepare(
    `SELECT v.sku, p.name, holder.stock_1 AS units, count(*) AS waiting FROM marketing_stock_notifications wish JOIN variants v ON v.sku = wish.sku JOIN products p ON p.id = v.product_id
     JOIN variants holder ON holder.id = CASE p.inventory_tracking WHEN 'product' THEN p.base_variant_id ELSE v.id END
     GROUP BY v.sku ORDER BY min(wish.created_at) LIMIT ?`,
  )
    .bind(shown)
    .all<Row>()
  return c.html(<StockPage rows={results} typed={typed} />, typed.error === undefined ? 200 : 400, {
    'cache-control': 'no-store',
  })
}

function StockPage({ rows, typed }: { rows: readonly Row[]; typed: Typed }) {
  return (
    <ControlPage title="Stock">
      <p>
        A change is reported to the shop's webhook, and the shop mails those who asked for the SKU, as many as there are
        units. The mails are in the <a href="/control/outbox">outbox</a>.
      </p>
      <h2 id="set">Set the units of a variant</h2>
      <form method="post" class="fault-form" aria-labelledby="set">
        <div>
          <label htmlFor="sku">SKU</label>
          {typed.error && (
            <p class="error" id="stock-error" role="alert">
              {typed.error}
            </p>
          )}
          <input
            id="sku"
            name="sku"
            type="text"
            value={typed.sku}
            required
            {...(typed.error && { 'aria-invalid': 'true' as const, 'aria-describedby': 'stock-error' })}
          />
        </div>
        <div>
          <label htmlFor="units">Units</label>
          <input id="units" name="units" type="text" inputmode="numeric" value={typed.units} required />
        </div>
        <button>Set</button>
      </form>
      <h2 id="waiting">Shoppers who wait</h2>
      {rows.length === 0 ? (
        <p>No open request. Ask for one on the page of a product that is sold out.</p>
      ) : (
        <div class="scroll" tabindex={0} role="region" aria-labelledby="waiting">
          <table>
            <thead>
              <tr>
                <th scope="col">SKU</th>
                <th scope="col">Product</th>
                <th scope="col">Units</th>
                <th scope="col">Requests</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ sku, name, units, waiting }) => (
                <tr key={sku}>
                  <th scope="row">
                    <a href={`?sku=${encodeURIComponent(sku)}`}>{sku}</a>
                  </th>
                  <td>{name}</td>
                  <td>{units}</td>
                  <td>{waiting}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ControlPage>
  )
}
