/** @jsxImportSource hono/jsx */

import { Hono } from 'hono'
import type { SandboxContext } from '../env.ts'
import { allBranches } from '../shops/branches.ts'
import { collect, putBack, type Reservation, waiting } from '../shops/reservations.ts'
import { ControlPage } from './page.tsx'
import { withControlAccess } from './with-control-access.ts'

/** What the staff of the shops see: the pieces that wait for shoppers. */
export const reservationPages = new Hono<SandboxContext>()

reservationPages.get('/control/reservations', async (c) =>
  c.html(<ReservationsPage reservations={await waiting(c.env.DB)} />, 200, { 'cache-control': 'no-store' }),
)

reservationPages.post('/control/reservations', withControlAccess, async (c) => {
  const form = await c.req.formData()
  const end = form.get('end') === 'collected' ? collect : putBack
  if (!(await end(c.env.DB, String(form.get('reservation'))))) return c.text('This reservation is over.', 409)
  return c.redirect('/control/reservations', 303)
})

function ReservationsPage({ reservations }: { reservations: readonly Reservation[] }) {
  return (
    <ControlPage title="Reservations in shops">
      <p>
        Put a piece aside until its time, and press <em>Collected</em> when the shopper has bought it. A piece that
        nobody collects can be reserved again after its time.
      </p>
      {allBranches.map((branch) => (
        <section key={branch.id} aria-labelledby={branch.id}>
          <h2 id={branch.id}>{branch.name}</h2>
          <Waiting shop={branch.name} reservations={reservations.filter(({ shop }) => shop === branch.id)} />
        </section>
      ))}
    </ControlPage>
  )
}

function Waiting({ shop, reservations }: { shop: string; reservations: readonly Reservation[] }) {
  if (reservations.length === 0) return <p>No reservation.</p>
  return (
    <div class="scroll" tabindex={0} role="region" aria-label={`Reservations of ${shop}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">SKU</th>
            <th scope="col">Name</th>
            <th scope="col">E-mail address</th>
            <th scope="col">Until</th>
            <th scope="col">End</th>
          </tr>
        </thead>
        <tbody>
          {reservations.map(({ id, sku, name, email, until }) => (
            <tr key={id}>
              <th scope="row">{sku}</th>
              <td>{name}</td>
              <td>{email}</td>
              <td>{until.slice(0, 16).replace('T', ' ')}</td>
              <td>
                <form method="post">
                  <input type="hidden" name="reservation" value={id} />
                  <button class="small" name="end" value="collected" aria-label={`Collected: ${sku} of ${name}`}>
                    Collected
                  </button>{' '}
                  <button class="small" name="end" value="put-back" aria-label={`Put back: ${sku} of ${name}`}>
                    Put back
                  </button>
                </form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
