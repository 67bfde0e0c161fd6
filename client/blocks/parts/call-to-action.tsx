import * as v from 'valibot'
import { safeLink } from '../../components/safe-link.ts'
import { noteLeftOut } from '../left-out.ts'
import { address } from './address.ts'
import { cx } from './cx.ts'
import { type alignments, Text } from './fields.ts'
import { slugOf } from '#shared/domain/slug.ts'
import type { Market } from '#shared/markets.ts'

const buttonStyles = [
  'none',
  'primary',
  'secondary',
  'tertiary',
  'tertiary-white',
  'round-style',
  'old-primary',
  'old-secondary',
  'old-tertiary',
  'old-tertiary-white',
] as const

export const CallToActionSchema = v.pipe(
  v.object({
    buttonText: Text,
    buttonLink: address('buttonLink'),
    buttonStyle: v.nullish(v.picklist(buttonStyles), null),
    buttonType: v.pipe(
      v.nullish(v.picklist(['button', 'submit', 'reset']), null),
      v.description('Has no effect: every button of a page is a link.'),
    ),
  }),
  v.transform((cta) => {
    const { buttonText: text, buttonLink: link, buttonStyle: style } = cta
    // A button of which nothing was entered is an empty field of the form.
    if ((text || link) && !(text && link && style)) noteLeftOut('button: needs text, link and style')
    return cta
  }),
)

export type CallToActionContent = v.InferOutput<typeof CallToActionSchema>

/** True if text, link and style are all set and content may use the link. Other buttons do not show. */
export function isComplete(cta: CallToActionContent, market: Market): boolean {
  return cta.buttonText !== null && cta.buttonStyle !== null && safeLink(market, cta.buttonLink) !== null
}

export function CallToAction({
  cta,
  market,
  className,
}: {
  cta: CallToActionContent
  market: Market
  className?: string
}) {
  const href = safeLink(market, cta.buttonLink)
  if (cta.buttonText === null || !cta.buttonStyle || href === null) return null
  return (
    <a className={cx('call-to-action', `call-to-action--${cta.buttonStyle}`, className)} href={href}>
      <span className="call-to-action__text">{cta.buttonText}</span>
    </a>
  )
}

type GroupProps = {
  ctas: readonly CallToActionContent[]
  market: Market
  columns?: number
  alignment?: (typeof alignments)[number]
}

/** Buttons in 1 to 4 columns. Renders nothing if none of them is complete. */
export function CallToActionList({ ctas, market, columns, alignment = 'Center' }: GroupProps) {
  const complete = ctas.filter((cta) => isComplete(cta, market))
  if (complete.length === 0) return null
  const count = Math.min(Math.max(columns ?? complete.length, 1), 4)
  return (
    <div
      className={cx(
        'call-to-action-list',
        `call-to-action-list--columns-${count}`,
        `call-to-action-list--${slugOf(alignment)}`,
      )}
    >
      {complete.map((cta, index) => (
        <CallToAction key={index} cta={cta} market={market} />
      ))}
    </div>
  )
}
