import { openPanelAtom } from '../atoms/ui.ts'
import { defineIsland } from '../island/define-island.tsx'
import { useVisitorValue } from '../island/use-visitor-value.ts'
import { NotificationList } from './cart/notification-list.tsx'

/** An open panel makes the rest of the page inert, so the panel shows the messages. */
function Notifications() {
  const openPanel = useVisitorValue(openPanelAtom, null)
  return openPanel === null ? <NotificationList /> : <></>
}

/** Removes what `plain-messages.ts` has written, because React expects the server's markup. */
Notifications.prepare = async () => {
  for (const region of document.querySelectorAll('sv-island[data-name=notifications] [role]')) region.replaceChildren()
}

export default defineIsland('notifications', 'interaction', Notifications)
