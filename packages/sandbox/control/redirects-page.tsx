/** @jsxImportSource hono/jsx */

import { Hono } from 'hono'
import { deleteRedirect, listRedirects, type ManualRedirect, saveRedirect } from '../bigcommerce/graphql/redirects.ts'
import type { SandboxContext, SandboxRequest } from '../env.ts'
import { ControlPage } from './page.tsx'
import { withControlAccess } from './with-control-access.ts'

type Typed = { from: string; to: string; error?: string }

/** The store's redirects, which a merchant enters in the platform's control panel. */
export const redirectPages = new Hono<SandboxContext>()

redirectPages.get('/control/redirects', (c) => show(c, { from: '', to: '' }))

redirectPages.post('/control/redirects', withControlAccess, async (c) => {
  const form = await c.req.formData()
  const removed = form.get('remove')
  if (typeof removed === 'string') {
    await deleteRedirect(c.env.DB, removed)
    return c.redirect('/control/redirects', 303)
  }
  const from = String(form.get('from') ?? '').trim()
  const to = String(form.get('to') ?? '').trim()
  const error = errorOf(from, to)
  if (error !== undefined) return show(c, { from, to, error })
  await saveRedirect(c.env.DB, { from, to })
  return c.redirect('/control/redirects', 303)
})

// As the platform: a path without a query, and not the home page.
function errorOf(from: string, to: string): string | undefined {
  if (!/^\/[^\s?#]+$/.test(from)) return 'Enter an old path such as /summer-2025, without a query.'
  if (!/^\/\S*$/.test(to) && !URL.canParse(to)) return 'Enter a path of the shop or an address.'
  return from === to ? 'The two paths are the same.' : undefined
}

async function show(c: SandboxRequest, typed: Typed) {
  const redirects = await listRedirects(c.env.DB)
  return c.html(<RedirectsPage redirects={redirects} typed={typed} />, typed.error === undefined ? 200 : 400, {
    'cache-control': 'no-store',
  })
}

function RedirectsPage({ redirects, typed }: { redirects: readonly ManualRedirect[]; typed: Typed }) {
  return (
    <ControlPage title="Redirects">
      <p>The shop asks for these when a path has no page, in every market.</p>
      <div class="scroll" tabindex={0} role="region" aria-label="Table of redirects">
        <table>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {redirects.map(({ from, to, isSeeded }) => (
              <tr key={from}>
                <th scope="row">{from}</th>
                <td>{to}</td>
                <td>
                  {isSeeded ? (
                    <span class="soft">Always there</span>
                  ) : (
                    <form method="post">
                      <button class="small" name="remove" value={from} aria-label={`Remove the redirect from ${from}`}>
                        Remove
                      </button>
                    </form>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2 id="add">Add a redirect</h2>
      <form method="post" class="fault-form" aria-labelledby="add">
        <Input name="from" label="From" value={typed.from} error={typed.error} />
        <Input name="to" label="To" value={typed.to} />
        <button>Add</button>
      </form>
    </ControlPage>
  )
}

function Input({
  name,
  label,
  value,
  error,
}: {
  name: string
  label: string
  value: string
  error?: string | undefined
}) {
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {error && (
        <p class="error" id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
      <input
        id={name}
        name={name}
        type="text"
        value={value}
        required
        {...(error && { 'aria-invalid': 'true' as const, 'aria-describedby': `${name}-error` })}
      />
    </div>
  )
}
