import type { ReactNode } from 'react'
import { type ConsentPurpose, consentGroups } from '#shared/consent.ts'
import * as messages from '#shared/messages/consent.ts'

type ConsentGroupsProps = { id: string; purposes: readonly ConsentPurpose[]; isDisabled?: boolean }

/**
 * A box for what is necessary, and one for each purpose that the shop asks for. `client/runtime/consent/choices.ts`
 * fills and reads them.
 */
export function ConsentGroups({ id, purposes, isDisabled = false }: ConsentGroupsProps) {
  return (
    <fieldset className="consent-choices" id={id} disabled={isDisabled}>
      <legend className="visually-hidden">{messages.consent.legend}</legend>
      {(['necessary', ...purposes] as const).map((purpose) => (
        <label className="consent-choices__group" key={purpose}>
          <input
            type="checkbox"
            name="groups"
            value={consentGroups[purpose]}
            defaultChecked={purpose === 'necessary'}
            disabled={purpose === 'necessary'}
          />
          <span>
            <span className="consent-choices__name">{messages.consentGroupTexts[purpose].name}</span>
            {purpose === 'necessary' && <span className="consent-choices__always">{messages.consent.always}</span>}
            <span className="consent-choices__text">{messages.consentGroupTexts[purpose].text}</span>
          </span>
        </label>
      ))}
      <p className="consent-choices__note" data-privacy-control="" hidden>
        {messages.consent.privacyControl}
      </p>
    </fieldset>
  )
}

/** The choices of the same weight. The third one is the child. */
export function ConsentButtons({ isDisabled = false, children }: { isDisabled?: boolean; children: ReactNode }) {
  return (
    <div className="consent-choices__buttons">
      <button
        type="button"
        className="button button--quiet consent-choices__button"
        data-choice="all"
        disabled={isDisabled}
      >
        {messages.consent.acceptAll}
      </button>
      <button
        type="button"
        className="button button--quiet consent-choices__button"
        data-choice="necessary"
        disabled={isDisabled}
      >
        {messages.consent.onlyNecessary}
      </button>
      {children}
    </div>
  )
}
