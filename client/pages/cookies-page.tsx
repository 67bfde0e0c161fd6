import { Blocks } from '../blocks/blocks.tsx'
import type { ContentView } from './content-page.tsx'
import { ConsentSettings } from './cookies/consent-settings.tsx'
import { cookieTexts, storageTexts } from '#shared/messages/cookies.ts'
import * as messages from '#shared/messages/shop.ts'
import type { ShopFeatures } from '#shared/views.ts'

type CookiesView = ContentView & Pick<ShopFeatures, 'consent'> & { cartDays: number }

export function CookiesPage({ market, title, blocks, consent, cartDays }: CookiesView) {
  const { cookies } = messages
  return (
    <div className="screen">
      <h1 className="screen__title">{title}</h1>
      <Blocks items={blocks} market={market} />
      <ConsentSettings consent={consent} />
      <p className="screen__text">{cookies.necessary}</p>
      <Table caption={cookies.table} rows={cookieTexts(cartDays)} />
      <Table caption={cookies.storage} rows={storageTexts} />
    </div>
  )
}

function Table({
  caption,
  rows,
}: {
  caption: string
  rows: Readonly<Record<string, { purpose: string; lasts: string }>>
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
          {Object.entries(rows).map(([name, { purpose, lasts }]) => (
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
