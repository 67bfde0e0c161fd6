/** @jsxImportSource hono/jsx */

import { Hono } from 'hono'
import { readShopLinks } from '../../store-sites.ts'
import { redeemLoginToken } from './login-token.ts'
import { closeStoreSession, openStoreSession, readStoreSession } from './store-session.ts'
import { MessagePage } from '#sandbox/checkout/views/pages.tsx'
import { withPageHeaders } from '#sandbox/checkout/with-page-headers.ts'
import type { SandboxContext, SandboxRequest } from '#sandbox/env.ts'

const hostedCheckout = '/checkout/'

/** The hosted sign-in on the store's own domain: Customer Login tokens, and sign-out. */
export const loginRoutes = new Hono<SandboxContext>()

loginRoutes.use('/login.php', withPageHeaders)
loginRoutes.get('/login/token/:jwt', async (c) => {
  const token = await redeemLoginToken(c.env, c.req.param('jwt'), c.req.header('cf-connecting-ip'))
  if (typeof token === 'string') return c.redirect(`/bigcommerce/login.php?error=${token}`)
  await openStoreSession(c, { customerId: token.customer.id, channelId: token.channelId })
  return c.redirect(hostedPath(token.redirectTo))
})
loginRoutes.get('/login.php', async (c) => {
  const shop = await shopOf(c)
  if (c.req.query('action') === 'logout') {
    await closeStoreSession(c)
    return c.redirect(shop.home)
  }
  if (c.req.query('error') === undefined) return c.redirect(shop.login)
  return c.html(
    <MessagePage
      title="We could not sign you in"
      text="A sign-in link opens once, and only for half a minute. Go back to your bag and choose checkout again."
      shop={shop}
    />,
    403,
  )
})
loginRoutes.get('/account.php', async (c) => c.redirect((await shopOf(c)).account))
// The checkout has its own prefix here; every other hosted page is under this one.
function hostedPath(redirectTo: string) {
  return redirectTo.startsWith(hostedCheckout) ? redirectTo : `/bigcommerce${redirectTo}`
}

async function shopOf(c: SandboxRequest) {
  return readShopLinks(c.env, (await readStoreSession(c))?.channelId)
}
