import { useEffect } from 'react'
import { recordEvent } from '../api/record-event.ts'
import { defineIsland } from '../island/define-island.tsx'

/** Records once an event that the Worker caused before this page: a registration. */
function Announcement({ event }: { event: 'sign_up' }) {
  useEffect(() => recordEvent({ event }), [event])
  return <></>
}

export default defineIsland('announcement', 'load', Announcement)
