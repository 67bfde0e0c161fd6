import { Blocks } from '../../blocks/blocks.tsx'
import { OrderDate } from './order-date.tsx'
import { OrderStatusLabel } from './order-status.tsx'
import { type AccountPageName, accountPages, accountPath } from '#shared/domain/account-pages.ts'
import type { OrderSummary } from '#shared/domain/order.ts'
import { marketPath, wishlistPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import type { ContentItem } from '#shared/views.ts'

type AccountOverviewProps = { market: Market; blocks: readonly ContentItem[]; lastOrder: OrderSummary | null }

/** The last order, links to the account pages, and the my account image from content. */
export function AccountOverview({ market, blocks, lastOrder }: AccountOverviewProps) {
  const hasContent = blocks.length > 0
  return (
    <div className={hasContent ? 'account-overview__beside' : undefined}>
      <ul className={hasContent ? 'account-overview account-overview--beside' : 'account-overview'}>
        {lastOrder && (
          <li>
            <a href={marketPath(market, `${accountPath('order-history')}/${lastOrder.id}`)}>{messages.order.last}</a>
            <p>
              {lastOrder.id} · <OrderDate market={market} date={lastOrder.placedAt} />{' '}
              <OrderStatusLabel status={lastOrder.status} />
            </p>
          </li>
        )}
        {Object.entries(accountPages).map(([name, { label, text }]) => (
          <li key={name}>
            <a href={marketPath(market, accountPath(name as AccountPageName))}>{label}</a>
            <p>{text}</p>
          </li>
        ))}
        <li>
          <a href={marketPath(market, wishlistPath)}>{messages.wishlist.title}</a>
          <p>{messages.account.area.wishlistText}</p>
        </li>
      </ul>
      {hasContent && (
        <div className="account-overview__content">
          <Blocks items={[...blocks]} market={market} />
        </div>
      )}
    </div>
  )
}
