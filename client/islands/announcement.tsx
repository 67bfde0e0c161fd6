import { useEffect } from 'react'
import { recordEvent } from '../api/record-event.ts'
import { defineIsland } from '../island/define-island.tsx'

/** Records an event once for which the Worker rendered this page: a registration. */
function Announcement({ event }: { event: 'sign_up' }) {
  useEffect(() => recordEvent({ event, method: 'password' }), [event])
  return <></>
}

export default defineIsland('announcement', 'load', Announcement)
