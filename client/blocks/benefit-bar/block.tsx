import { type BlockProps, defineBlock } from '../define-block.tsx'
import { safeLink } from '../parts/safe-link.ts'
import { BenefitBarSchema } from './schema.ts'

type Props = BlockProps<typeof BenefitBarSchema>

// Without a script the first item stands still: the others are in the markup for the ticker to turn to.
export default defineBlock('benefit-bar', BenefitBarSchema, function BenefitBar({ items, showOnHome, context: { market } }: Props) {
  return (
    <aside className="benefit-bar" aria-label="Good to know" data-show-on-home={showOnHome ? 'true' : 'false'}>
      <ul className="benefit-bar__items">
        {items.map(({ text, link, openInNewTab }, index) => {
          const href = safeLink(market, link)
          const target = openInNewTab ? { target: '_blank', rel: 'noopener' } : {}
          return (
            <li key={index} className="benefit-bar__item" hidden={index > 0}>
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
    </aside>
  )
})
