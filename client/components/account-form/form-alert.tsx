import type { FormAlert as Alert } from '../../../shared/account.ts'

/** Why a form was not taken, above its fields; it is read out, and takes the focus after a form that was sent. */
export function FormAlert({ id, alert }: { id: string; alert: Alert }) {
  return (
    <div className="notice notice--error form-alert" id={id} role="alert" tabIndex={-1}>
      {alert.title !== null && <p className="form-alert__title">{alert.title}</p>}
      <p>{alert.text}</p>
    </div>
  )
}
