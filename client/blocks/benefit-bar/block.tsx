import { Icon } from '../../components/icon/icon.tsx'
import { safeLink } from '../../components/safe-link.ts'
import { type BlockProps, defineBlock } from '../define-block.tsx'
import { BenefitBarSchema } from './schema.ts'
import * as messages from '#shared/messages/shop.ts'

type Props = BlockProps<typeof BenefitBarSchema>

// Without a script the items are side by side and scroll. `client/behaviours/benefit-bar.ts` rotates them.
export default defineBlock(
  {
    name: 'benefit-bar',
    schema: BenefitBarSchema,
    stylesheet: 'shell',
    description: 'The line of promises on top of every page. It belongs under the key `benefit-bar`.',
    hasDeliveryKey: true,
  },
  function BenefitBar({ items, showOnHome, context: { market } }: Props) {
    return (
      <aside
        className="benefit-bar"
        aria-label={messages.shell.benefits}
        data-show-on-home={showOnHome ? 'true' : 'false'}
      >
        <sv-benefit-bar data-behaviour={items.length > 1 ? 'benefit-bar' : undefined}>
          <div className="benefit-bar__view">
            <ul className="benefit-bar__items">
              {items.map(({ text, link, openInNewTab }, index) => {
                const href = safeLink(market, link)
                const target = openInNewTab ? { target: '_blank', rel: 'noopener' } : {}
                return (
                  <li key={index} className="benefit-bar__item">
                    {href ? (
                      <a className="benefit-bar__link" href={href} {...target}>
                        {text}
                      </a>
                    ) : (
                      text
                    )}
                  </li>
                )
              })}
            </ul>
          </div>
          {items.length > 1 && (
            <button
              className="benefit-bar__pause"
              type="button"
              aria-label={messages.shell.pause}
              aria-pressed="false"
              hidden
            >
              <Icon name="pause" />
              <Icon name="play" />
            </button>
          )}
        </sv-benefit-bar>
      </aside>
    )
  },
)
