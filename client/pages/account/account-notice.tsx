import type { AccountNotice as NoticeName } from '#shared/forms/account.ts'
import * as messages from '#shared/messages/shop.ts'

const failures: readonly NoticeName[] = [
  'bags-not-merged',
  'lines-left-out',
  'codes-refused',
  'partly-reordered',
  'not-reordered',
]

/** A one-time message about the action that led to this page. */
export function AccountNotice({
  notice,
  items,
  count,
}: {
  notice: NoticeName
  items?: readonly string[]
  count?: { done: number; of: number } | undefined
}) {
  const isFailure = failures.includes(notice)
  return (
    <div
      className={isFailure ? 'notice notice--error' : 'notice notice--success'}
      role={isFailure ? 'alert' : 'status'}
    >
      <p>{messages.account.notice[notice].replace('{done}', String(count?.done)).replace('{of}', String(count?.of))}</p>
      {items !== undefined && items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
