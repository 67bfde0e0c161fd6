import { useEffect } from 'react'
import { recordEvent } from '../api/record-event.ts'
import { defineIsland } from '../island/define-island.tsx'

/** Tells analytics, once, of what the Worker did before this page: here, that somebody registered. */
function Announcement({ event }: { event: 'sign_up' }) {
  useEffect(() => recordEvent({ event }), [event])
  return <></>
}

export default defineIsland('announcement', 'load', Announcement)
