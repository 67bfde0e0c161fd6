import { ConsentButtons, ConsentGroups } from '../../components/consent-choices/consent-choices.tsx'
import * as messages from '#shared/messages/consent.ts'
import type { ShopFeatures } from '#shared/views.ts'

/**
 * Shows and changes the visitor's choice. The same for every visitor: `client/behaviours/consent-settings.ts` fills it.
 * Nothing that needs consent loads without scripts, so without them it only says so.
 */
export function ConsentSettings({ consent: facts }: { consent: ShopFeatures['consent'] }) {
  const { consent } = messages
  return (
    <sv-consent-settings data-behaviour="consent-settings">
      <section className="consent-settings" id="choice" aria-labelledby="consent-settings-title">
        <h2 className="consent-settings__title" id="consent-settings-title">
          {consent.title}
        </h2>
        <p>{consent.settingsText}</p>
        <p className="consent-settings__without">{consent.withoutScripts}</p>
        {facts.service ? <ServiceSettings /> : <OwnSettings {...facts} />}
      </section>
    </sv-consent-settings>
  )
}

function OwnSettings({ rule, purposes }: ShopFeatures['consent']) {
  const { consent } = messages
  return (
    <>
      <p
        className="consent-settings__current"
        role="status"
        data-none={rule === 'opt-in' ? consent.none : consent.noneOptOut}
        data-chosen={consent.chosen}
      />
      <ConsentGroups id="consent-settings-groups" purposes={purposes} isDisabled />
      <ConsentButtons isDisabled>
        <button type="button" className="button button--quiet consent-choices__button" data-choice="save" disabled>
          {consent.save}
        </button>
      </ConsentButtons>
    </>
  )
}

function ServiceSettings() {
  const { consent } = messages
  return (
    <>
      <p>{consent.service}</p>
      <p>
        <button type="button" className="button button--quiet" data-open-service="" disabled>
          {consent.openService}
        </button>
      </p>
    </>
  )
}
