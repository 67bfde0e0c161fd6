import type { FormAlert as Alert } from '#shared/forms/account.ts'

/** Shows above the fields why a form was refused. Announced by screen readers, and focused after a form post. */
export function FormAlert({ id, alert }: { id: string; alert: Alert }) {
  return (
    <div className="notice notice--error form-alert" id={id} role="alert" tabIndex={-1}>
      {alert.title !== null && <p className="form-alert__title">{alert.title}</p>}
      <p>{alert.text}</p>
    </div>
  )
}
