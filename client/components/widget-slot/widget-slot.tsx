import { cookiesPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/product-page.ts'

type WidgetSlotProps = { name: 'fit' | 'ratings'; market: Market; attributes: Record<`data-${string}`, string> }

/**
 * The place of a third-party widget, with the widget's height from the start. Until the visitor has consented it shows
 * a message, which the script replaces.
 */
export function WidgetSlot({ name, market, attributes }: WidgetSlotProps) {
  return (
    <div className={`widget-slot widget-slot--${name}`} data-widget={name} {...attributes}>
      <p className="widget-slot__notice">
        {messages.thirdPartyWidgets[name]}{' '}
        <a href={marketPath(market, cookiesPath)}>{messages.thirdPartyWidgets.settings}</a>
      </p>
    </div>
  )
}
