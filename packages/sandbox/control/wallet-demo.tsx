/** @jsxImportSource hono/jsx */

import { Hono } from 'hono'
import type { SandboxContext } from '../env.ts'
import { ControlPage } from './page.tsx'
import { walletDemoScript } from './wallet-demo-script.ts'

/** A page on which each wallet's sheet can be tried without the shop. */
export const walletDemo = new Hono<SandboxContext>()
  .get('/control/wallets', (c) =>
    c.html(
      <ControlPage title="Wallets">
        <p>
          The sheets are stand-ins for Apple Pay and Google Pay, with test cards and addresses. This page only quotes:
          it charges nothing.
        </p>
        <div class="actions">
          <button type="button" id="apple">
            Apple Pay
          </button>
          <button type="button" id="google">
            Google Pay
          </button>
        </div>
        <h2 id="events">Events</h2>
        <ol aria-labelledby="events" id="log"></ol>
        <script src="/scripts/apple-pay.js"></script>
        <script src="/scripts/google-pay.js"></script>
        <script src="/control/wallets.js"></script>
      </ControlPage>,
    ),
  )
  .get('/control/wallets.js', (c) =>
    c.body(walletDemoScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
