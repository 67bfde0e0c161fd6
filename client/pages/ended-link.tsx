import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

/** Says that a link does not work any more. */
export function EndedLink({ market, title, text }: { market: Market; title: string; text: string }) {
  return (
    <div className="screen">
      <h1 className="screen__title">{title}</h1>
      <p className="screen__text">{text}</p>
      <p className="screen__text">
        <a className="button" href={marketPath(market, '/')}>
          {messages.wishlist.startShopping}
        </a>
      </p>
    </div>
  )
}
