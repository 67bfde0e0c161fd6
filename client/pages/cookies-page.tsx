import * as messages from '../../shared/messages/en.ts'
import type { ContentView } from '../../shared/views.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { cookieTable } from './cookies/cookie-table.ts'

export function CookiesPage({ market, title, blocks }: ContentView) {
  const { cookies } = messages
  return (
    <div className="screen">
      <h1 className="screen__title">{title}</h1>
      <Blocks items={blocks} market={market} />
      <p className="screen__text">{cookies.necessary}</p>
      <div className="screen__table" role="region" aria-label={cookies.table} tabIndex={0}>
        <table>
          <caption>{cookies.table}</caption>
          <thead>
            <tr>
              <th scope="col">{cookies.name}</th>
              <th scope="col">{cookies.purpose}</th>
              <th scope="col">{cookies.lasts}</th>
            </tr>
          </thead>
          <tbody>
            {cookieTable.map(({ name, purpose, lasts }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{purpose}</td>
                <td>{lasts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
