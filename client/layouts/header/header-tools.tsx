import { Icon } from '../../components/icon/icon.tsx'
import { type Market, marketPath } from '../../../shared/markets.ts'
import * as messages from '../../../shared/messages/en.ts'

export function HeaderTools({ market }: { market: Market }) {
  return (
    <div className="header-tools">
      <a className="header-tools__search" href={marketPath(market, '/search')} data-opens="search">
        <Icon name="search" />
        <span>{messages.shell.search}</span>
      </a>
      <a className="header-tools__shops" href={marketPath(market, '/shop-finder')}>
        {messages.shell.shopFinder}
      </a>
      <BagLink market={market} className="header-tools__bag" label={messages.shell.bag} />
    </div>
  )
}

/** A link to the bag page that opens the bag panel where scripts run; the count is filled in by the browser. */
export function BagLink({ market, className, label }: { market: Market; className: string; label: string }) {
  return (
    <a className={className} href={marketPath(market, '/bag')} data-opens="cart" data-bag-link="">
      <Icon name="bag" />
      <span>{label}</span> <span className="bag-count" data-bag-count="" hidden />
    </a>
  )
}
