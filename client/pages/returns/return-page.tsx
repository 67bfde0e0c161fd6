import type { ReactNode } from 'react'
import { FormAlert } from '../../components/account-form/form-alert.tsx'
import { optionTexts } from '../../components/order/option-texts.ts'
import { AccountScreen } from '../account/account-screen.tsx'
import { ReturnField } from './return-field.tsx'
import { dayText } from '#shared/domain/day-text.ts'
import type { LineChoice, ReturnView } from '#shared/domain/return-request.ts'
import type { FormState } from '#shared/forms/account.ts'
import type { FieldGroup } from '#shared/forms/form.ts'
import { returnForm } from '#shared/forms/return-request.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { returns as messages } from '#shared/messages/returns.ts'

type ReturnPageProps = {
  market: Market
  orderId: number
  view: ReturnView
  /** Target of the form, and what it posts besides the shopper's choice. */
  form: { action: string; fields: Readonly<Record<string, string>> }
  state: FormState
  /** Path of the order. */
  back: string
}

/** Asks what of an order is returned, and why. The form needs no script: the Worker checks it. */
export function ReturnPage({ market, orderId, view, form, state, back }: ReturnPageProps) {
  return (
    <ReturnScreen title={messages.title(orderId)} back={marketPath(market, back)}>
      {view.status === 'open' ? (
        <OpenReturn market={market} view={view} form={form} state={state} />
      ) : (
        <>
          {state.alert !== null && <FormAlert id="return-alert" alert={state.alert} />}
          <p>{closedText(view, market)}</p>
        </>
      )}
    </ReturnScreen>
  )
}

/** The frame of the pages of a return, with a link to the order. */
export function ReturnScreen({ title, back, children }: { title: string; back: string; children: ReactNode }) {
  return (
    <AccountScreen title={title} isForm>
      {children}
      <p>
        <a href={back}>{messages.back}</a>
      </p>
    </AccountScreen>
  )
}

function closedText(view: Exclude<ReturnView, { status: 'open' }>, { iso }: Market): string {
  if (view.status === 'over') return messages.over(dayText(view.lastDay, iso))
  return view.status === 'not-sent' ? messages.notSent : messages.nothingLeft
}

type OpenReturnProps = Pick<ReturnPageProps, 'market' | 'form' | 'state'> & {
  view: Extract<ReturnView, { status: 'open' }>
}

function OpenReturn({ market, view, form: { action, fields }, state }: OpenReturnProps) {
  const { days, lastDay, choices } = view
  const form = returnForm(choices, ({ lineId }) => nameOf(choices, lineId, market))
  return (
    <>
      <p className="account-screen__intro">
        {messages.intro(days, dayText(lastDay, market.iso))} {messages.until}
      </p>
      <form className="return-form" method="post" action={marketPath(market, action)} noValidate>
        {state.alert !== null && <FormAlert id="return-alert" alert={state.alert} />}
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {form.groups.map((group) => (
          <Group key={group.name} group={group} state={state} />
        ))}
        <button className="button" type="submit">
          {form.submit}
        </button>
      </form>
    </>
  )
}

function Group({ group: { legend, fields }, state }: { group: FieldGroup; state: FormState }) {
  const Frame = legend === null ? 'div' : 'fieldset'
  return (
    <Frame className="return-form__group">
      {legend !== null && (
        <legend>
          <bdi>{legend}</bdi>
        </legend>
      )}
      {fields.map((field) => (
        <ReturnField
          key={field.name}
          field={field}
          value={state.values[field.name] ?? ''}
          error={state.errors[field.name]}
        />
      ))}
    </Frame>
  )
}

/** The name of a line's product, with what was chosen of it. */
function nameOf(choices: readonly LineChoice[], lineId: number, market: Market): string {
  const line = choices.find((choice) => choice.lineId === lineId)?.line
  return line ? [line.name, ...optionTexts(line, market).map(({ text }) => text)].join(' · ') : ''
}
