import { openPanelAtom } from '../atoms/ui.ts'
import { defineIsland } from '../island/define-island.tsx'
import { useVisitorValue } from '../island/use-visitor-value.ts'
import { NotificationList } from './cart/notification-list.tsx'

/** An open panel makes the rest of the page inert, so the panel shows the messages. */
function Notifications() {
  const openPanel = useVisitorValue(openPanelAtom, null)
  return openPanel === null ? <NotificationList /> : <></>
}

export default defineIsland('notifications', 'interaction', Notifications)
