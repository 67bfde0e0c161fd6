import { Markdown } from '../../components/markdown/markdown.tsx'
import type { ComponentContext } from '../define-block.tsx'
import { CallToActionList, isComplete } from './call-to-action.tsx'
import { cx } from './cx.ts'
import type { alignments } from './fields.ts'
import type { TextBox } from './text-box.ts'
import { WavyText } from './wavy-text.tsx'
import { slugOf } from '#shared/domain/slug.ts'
import type { Market } from '#shared/markets.ts'

type TextBoxTextProps = { box: TextBox; context: ComponentContext; alignment: (typeof alignments)[number] }

export function hasText({ subtitle, heading, body, annotation, callsToAction }: TextBox, market: Market): boolean {
  return (
    Boolean(subtitle || heading || body || annotation?.text) || callsToAction.some((cta) => isComplete(cta, market))
  )
}

/** The text of a text box. Renders nothing if the editor filled in nothing. */
export function TextBoxText({
  box: { subtitle, heading, body, annotation, callsToAction },
  context,
  alignment,
}: TextBoxTextProps) {
  return (
    <div className={cx('text-box', `text-box--${slugOf(alignment)}`)}>
      {subtitle && <p className="text-box__subtitle">{subtitle}</p>}
      {heading && (
        <h2 className="text-box__heading">
          <WavyText text={heading} context={context} />
        </h2>
      )}
      {body && (
        <div className="text-box__body">
          <Markdown text={body} market={context.market} />
        </div>
      )}
      <CallToActionList ctas={callsToAction} market={context.market} alignment={alignment} />
      {annotation?.text && (
        <p className="text-box__annotation">
          {annotation.arrow !== 'None' && (
            <svg
              className={`text-box__arrow text-box__arrow--${slugOf(annotation.arrow)}`}
              viewBox="0 0 48 24"
              aria-hidden="true"
            >
              <path d="M2 5c12 15 28 16 42 9M35 6l9 8-11 6" />
            </svg>
          )}
          {annotation.text}
        </p>
      )}
    </div>
  )
}
