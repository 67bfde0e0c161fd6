import { useEffect, useRef } from 'react'
import { pauseNotificationsAtom } from '../../atoms/notifications.ts'
import { useSetAtom } from '../../atoms/react.ts'
import { notificationsAtom, type Notification } from '../../atoms/ui.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { useVisitorValue } from '../../island/use-visitor-value.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

const none: Notification[] = []

/** Messages on the page. Both live regions exist before their first message, so that each message is announced once. */
export function NotificationList() {
  const notifications = useVisitorValue(notificationsAtom, none)
  const pause = useSetAtom(pauseNotificationsAtom)
  const list = useRef<HTMLDivElement>(null)
  // A removed notification reports no leave and no blur.
  useEffect(() => {
    if (!list.current?.querySelector(':hover, :focus-visible')) pause(false)
  })
  const itemsOf = (isUrgent: boolean) =>
    notifications
      .filter(({ kind }) => (kind === 'error') === isUrgent)
      .map((notification) => <Item key={notification.id} notification={notification} />)
  return (
    <div
      className="notifications"
      data-dismiss={cartControls.dismiss}
      ref={list}
      onPointerEnter={({ pointerType }) => pause(pointerType === 'mouse')}
      onPointerLeave={() => pause(false)}
      onFocus={({ target }) => pause(target.matches(':focus-visible'))}
      onBlur={() => pause(false)}
    >
      <div role="alert">{itemsOf(true)}</div>
      <div role="status">{itemsOf(false)}</div>
    </div>
  )
}

function Item({ notification: { kind, text, action, dismiss } }: { notification: Notification }) {
  function run() {
    dismiss()
    action?.run()
  }
  return (
    <div className={`notifications__item notifications__item--${kind === 'status' ? kind : 'error'}`}>
      <p>{text}</p>
      {action && (
        <button type="button" className="notifications__action" onClick={run}>
          {action.label}
        </button>
      )}
      <button type="button" className="notifications__dismiss" aria-label={cartControls.dismiss} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}
