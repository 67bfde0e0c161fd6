import { useEffect } from 'react'
import { defineIsland } from '../runtime/define-island.tsx'
import { recordEvent } from '../runtime/record-event.ts'

/** Tells analytics, once, of what the Worker did before this page: here, that somebody registered [ACC-15]. */
function Announcement({ event }: { event: 'sign_up' }) {
  useEffect(() => recordEvent({ event }), [event])
  return <></>
}

export default defineIsland('announcement', 'load', Announcement)
