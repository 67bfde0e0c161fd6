/** @jsxImportSource hono/jsx */

import { magicOutcomes } from '../adyen/outcomes.ts'
import { sampleAccounts } from '../bigcommerce/customers/samples/sample-accounts.ts'
import type { StoreLinks } from '../bigcommerce/store-sites.ts'
import { marketChannels } from '../catalogue/channels.ts'

// The staging host that the storefront is configured for.
const stagingDomain = 'sandbox.staging.bigcontent.io'

export function CodeList({
  id,
  title,
  codes,
}: {
  id: string
  title: string
  codes: readonly { code: string; description: string }[]
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {codes.map(({ code, description }) => (
          <li key={code}>
            <code>{code}</code> {description}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Amounts for which a wallet payment has another result. */
export function WalletOutcomes() {
  return (
    <section aria-labelledby="outcomes">
      <h2 id="outcomes">Results of payments</h2>
      <ul>
        {magicOutcomes.map(({ name, amount, resultCode }) => (
          <li key={name}>
            {(amount / 100).toFixed(2)} or a token with <code>{name}</code>: {resultCode}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function SampleAccounts() {
  return (
    <section aria-labelledby="accounts">
      <h2 id="accounts">Sample accounts</h2>
      <div class="scroll" tabindex={0} role="region" aria-label="Table of sample accounts">
        <table>
          <thead>
            <tr>
              <th scope="col">E-mail</th>
              <th scope="col">Password</th>
              <th scope="col">Description</th>
            </tr>
          </thead>
          <tbody>
            {sampleAccounts.map(({ email, password, about }) => (
              <tr key={email}>
                <th scope="row">
                  <code>{email}</code>
                </th>
                <td>
                  <code>{password}</code>
                </td>
                <td>{about}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

export function PreviewLinks({ links }: { links: StoreLinks }) {
  return (
    <section aria-labelledby="previews">
      <h2 id="previews">Previews of content</h2>
      <ul class="links">
        {marketChannels.map(({ id, label }) => (
          <li key={id}>
            <a href={`${links.page(id, 'home')}?domain=${stagingDomain}`}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
