import { Blocks } from '../blocks/blocks.tsx'
import type { ContentView } from './content-page.tsx'
import { ConsentSettings } from './cookies/consent-settings.tsx'
import { storedRows } from './cookies/stored-rows.ts'
import { cookieTexts, storageTexts } from '#shared/messages/cookies.ts'
import * as messages from '#shared/messages/shop.ts'
import { asksForConsent, type ShopFeatures } from '#shared/views.ts'

type CookiesView = ContentView & { features: ShopFeatures; cartDays: number }

export function CookiesPage({ market, title, blocks, features, cartDays }: CookiesView) {
  const { cookies } = messages
  return (
    <div className="screen">
      <h1 className="screen__title">{title}</h1>
      <Blocks items={blocks} market={market} />
      {asksForConsent(features.consent) && <ConsentSettings consent={features.consent} />}
      <p className="screen__text">{cookies.necessary}</p>
      <Table caption={cookies.table} rows={storedRows(cookieTexts(cartDays), features)} />
      <Table caption={cookies.storage} rows={storedRows(storageTexts, features)} />
    </div>
  )
}

function Table({
  caption,
  rows,
}: {
  caption: string
  rows: [name: string, text: { purpose: string; lasts: string }][]
}) {
  const { cookies } = messages
  return (
    <div className="screen__table">
      <table className="cookie-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{cookies.name}</th>
            <th scope="col">{cookies.purpose}</th>
            <th scope="col">{cookies.lasts}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, { purpose, lasts }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{purpose}</td>
              <td>{lasts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
