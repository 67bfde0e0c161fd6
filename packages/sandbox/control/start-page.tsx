/** @jsxImportSource hono/jsx */

import type { GiftCertificate } from '../bigcommerce/commerce/gift-certificates.ts'
import { formatMoney } from '../bigcommerce/commerce/money.ts'
import type { StoreLinks } from '../bigcommerce/store-sites.ts'
import { marketChannels } from '../catalogue/channels.ts'
import { testCards } from '../checkout/card.ts'
import type { SandboxEnv } from '../env.ts'
import { services, standIns } from '../services.ts'
import { listCodes } from '../talonone/campaigns.ts'
import type { Counts } from './counts.ts'
import { ControlPage } from './page.tsx'
import { CodeList, PreviewLinks, SampleAccounts, WalletOutcomes } from './start-lists.tsx'

type StartPageProps = {
  env: SandboxEnv
  links: StoreLinks
  counts: Counts
  coupons: readonly { code: string; display_name: string; expires_at: number | null }[]
  certificates: readonly GiftCertificate[]
  isReset: boolean
  now: number
}

export function StartPage({ env, links, counts, coupons, certificates, isReset, now }: StartPageProps) {
  return (
    <ControlPage title="Services on this machine">
      {isReset && (
        <p class="notice" role="status">
          The sandbox was reset: accounts, orders, content and stock are as seeded; carts, mail and faults are deleted.
        </p>
      )}
      <dl class="counts">
        {Object.entries(counts).map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en-GB')}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="shops">
        <h2 id="shops">Shops</h2>
        <ul class="links">
          {marketChannels.map((channel) => (
            <li key={channel.id}>
              <a href={links.page(channel.id, 'home')}>{channel.label}</a> {channel.currency}, channel{' '}
              <code>{channel.id}</code>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="services">
        <h2 id="services">Services</h2>
        <p>
          Store hash <code>{env.BIGCOMMERCE_STORE_HASH}</code>
        </p>
        <div class="scroll" tabindex={0} role="region" aria-label="Table of services">
          <table>
            <thead>
              <tr>
                <th scope="col">Service</th>
                <th scope="col">Base address</th>
                <th scope="col">Key</th>
              </tr>
            </thead>
            <tbody>
              {services.flatMap((service) =>
                standIns[service].addresses(env).map(({ name = standIns[service].title, purpose, path = '', key }) => (
                  <tr key={name}>
                    <th scope="row">
                      {name}
                      <small>{purpose}</small>
                    </th>
                    <td>
                      <code>{`${env.SANDBOX_ORIGIN}/${service}${path}`}</code>
                    </td>
                    <td>{key ? <code>{key}</code> : 'none'}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      </section>
      <div class="columns">
        <section aria-labelledby="cards">
          <h2 id="cards">Test cards</h2>
          <ul>
            {testCards.map(({ number, brand, isAccepted }) => (
              <li key={number}>
                <code>{number}</code> {brand}, {isAccepted ? 'pays' : 'is declined'}
              </li>
            ))}
          </ul>
          <p class="soft">Use any future expiry date and any security code.</p>
        </section>
        <WalletOutcomes />
        <CodeList
          id="coupons"
          title="Promo codes of BigCommerce"
          codes={coupons.map(({ code, display_name, expires_at }) => ({
            code,
            description: expires_at !== null && expires_at <= now ? `${display_name}, expired` : display_name,
          }))}
        />
        <CodeList
          id="certificates"
          title="Gift certificates of BigCommerce"
          codes={certificates.map(({ code, balance, amount, currency, status }) => ({
            code,
            description: `${formatMoney(balance, currency, 'en')} of ${formatMoney(amount, currency, 'en')}, ${status.toLowerCase()}`,
          }))}
        />
        <CodeList id="talonone-codes" title="Promo codes of Talon.One" codes={listCodes()} />
      </div>
      <SampleAccounts />
      <PreviewLinks links={links} />
      <section aria-labelledby="state">
        <h2 id="state">State</h2>
        <ul>
          <li>
            <a href="/amplience/editor">Content editor: drafts, previews, publishing</a>
          </li>
          <li>
            <a href="/control/orders">Orders: their statuses, which send parcels and pay back</a>
          </li>
          <li>
            <a href="/control/stock">Stock: units of a variant, and shoppers who wait for them</a>
          </li>
          <li>
            <a href="/control/reservations">Reservations in shops, as their staff see them</a>
          </li>
          <li>
            <a href="/control/redirects">Redirects: old paths and where they lead</a>
          </li>
          <li>
            <a href="/control/reviews">Reviews that wait for approval</a>
          </li>
          <li>
            <a href="/control/operations">Operations: latency, traces, errors and web vitals of the shop</a>
          </li>
          <li>
            <a href="/control/faults-page">Fault switches, and the latest calls to each service</a>
          </li>
          <li>
            <a href="/control/outbox">Outbox: mails that the services would have sent</a>
          </li>
          <li>
            <a href="/control/scripts">Scripts: what the tag manager and other third parties received</a>
          </li>
          <li>
            <a href="/control/wallets">Wallets: the sheets of Apple Pay and Google Pay</a>
          </li>
          <li>
            <a href="/control/payments">Payments of the card provider, and their notifications</a>
          </li>
          <li>
            <a href="/control/script-calls">Calls of third-party scripts</a>
          </li>
        </ul>
        <form method="post" action="/control/reset">
          <button>Reset to the seeded state</button>
        </form>
      </section>
    </ControlPage>
  )
}
