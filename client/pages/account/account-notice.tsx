import type { AccountNotice as NoticeName } from '../../../shared/account.ts'
import * as messages from '../../../shared/messages/en.ts'

const failures: readonly NoticeName[] = ['bags-not-merged', 'lines-left-out', 'not-reordered']

/** What was done just before this page, told once. */
export function AccountNotice({ notice, items }: { notice: NoticeName; items?: readonly string[] }) {
  const isFailure = failures.includes(notice)
  return (
    <div className={isFailure ? 'notice notice--error' : 'notice notice--success'} role={isFailure ? 'alert' : 'status'}>
      <p>{messages.account.notice[notice]}</p>
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
