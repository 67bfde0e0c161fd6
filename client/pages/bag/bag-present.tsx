import { PresentDetails } from '../../components/present/present-details.tsx'
import { imageUrl } from '#shared/domain/media.ts'
import { maxPresentMessage, type Present, type TypedPresent } from '#shared/domain/present.ts'
import { slugOf } from '#shared/domain/slug.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { presents as texts } from '#shared/messages/presents.ts'
import { actions } from '#shared/routes.ts'
import type { PageBase } from '#shared/views.ts'

/** Of a form that was refused: what was typed, and why it was refused. */
export type RefusedPresent = { typed: TypedPresent; reason: 'too-long' | 'full' | 'wrap-gone' }

export type BagPresentView = {
  /** `unknown`: the platform does not answer. */
  present: Present | 'unknown' | null
  /** Names of the wrapping papers that are offered. */
  wraps: readonly string[]
  refused: RefusedPresent | null
}

const id = 'present'
const pictureWidth = 44

/** The form that makes the bag a present, and what was chosen for it. It posts, with or without scripts. */
export function BagPresent({ market, mediaBase, present, wraps, refused }: PageBase & BagPresentView) {
  const kept = present === 'unknown' ? null : present
  return (
    <section className="bag-present" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.title}</h2>
      {present === 'unknown' && <p>{texts.unknown}</p>}
      {kept && <PresentDetails present={kept} />}
      <details open={refused !== null}>
        <summary>{kept ? texts.change : texts.isPresent}</summary>
        <Fields {...{ market, mediaBase, wraps, refused }} typed={refused?.typed ?? toTyped(kept)} />
      </details>
      {present !== null && (
        <form method="post" action={target(market, actions.removePresent)}>
          <button className="button button--quiet" type="submit">
            {texts.remove}
          </button>
        </form>
      )}
    </section>
  )
}

type FieldsProps = PageBase & Pick<BagPresentView, 'wraps' | 'refused'> & { typed: TypedPresent }

function Fields({ market, mediaBase, wraps, refused, typed: { message, hidesPrices, wrap } }: FieldsProps) {
  const isRefusedWrap = refused?.reason === 'wrap-gone'
  const isRefusedMessage = refused !== null && !isRefusedWrap
  return (
    <form method="post" action={target(market, actions.keepPresent)}>
      <sv-used-characters class="field" data-behaviour="used-characters" data-text={texts.used(maxPresentMessage)}>
        <label htmlFor={`${id}-message`}>{texts.message}</label>
        <textarea
          id={`${id}-message`}
          name="message"
          rows={3}
          dir="auto"
          maxLength={maxPresentMessage}
          aria-invalid={isRefusedMessage || undefined}
          aria-describedby={`${id}-hint${isRefusedMessage ? ` ${id}-error` : ''}`}
        >
          {message}
        </textarea>
        <small id={`${id}-hint`}>{texts.messageHint(maxPresentMessage)}</small>
        <small className="bag-present__used" aria-hidden="true" />
        <span className="visually-hidden" role="status" />
        {isRefusedMessage && (
          <p className="field__error" id={`${id}-error`} role="alert">
            {refused.reason === 'full' ? texts.full : texts.tooLong(maxPresentMessage)}
          </p>
        )}
      </sv-used-characters>
      {wraps.length > 0 && (
        <fieldset aria-describedby={isRefusedWrap ? `${id}-wrap-error` : undefined}>
          <legend>{texts.wrapping}</legend>
          <div className="bag-present__wraps">
            {['', ...wraps].map((name) => (
              <label key={name} className="bag-present__choice">
                <input
                  type="radio"
                  name="wrap"
                  value={name}
                  defaultChecked={wraps.includes(wrap) ? name === wrap : name === ''}
                />
                {name !== '' && (
                  <img
                    src={imageUrl(`${mediaBase}/wrap-${slugOf(name)}`, 2 * pictureWidth)}
                    alt=""
                    width={pictureWidth}
                    height={pictureWidth}
                    loading="lazy"
                  />
                )}
                {name || texts.noWrap}
              </label>
            ))}
          </div>
          <small>{texts.free}</small>
          {isRefusedWrap && (
            <p className="field__error" id={`${id}-wrap-error`} role="alert">
              {texts.wrapGone}
            </p>
          )}
        </fieldset>
      )}
      <label className="bag-present__choice">
        <input type="checkbox" name="hidePrices" value="on" defaultChecked={hidesPrices} />
        <span>
          {texts.hidePrices}
          <small>{texts.hidePricesHint}</small>
        </span>
      </label>
      <p>
        <small>{`${texts.recipient} ${texts.comments}`}</small>
      </p>
      <button className="button button--quiet" type="submit">
        {texts.save}
      </button>
    </form>
  )
}

function target(market: Market, action: string): string {
  return `${marketPath(market, action)}#${id}`
}

function toTyped(present: Present | null): TypedPresent {
  return { message: present?.message ?? '', hidesPrices: present?.hidesPrices ?? false, wrap: present?.wrap ?? '' }
}
