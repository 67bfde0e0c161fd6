/** @jsxImportSource hono/jsx */

import type { listCalls } from '../scripts/calls.ts'
import { ControlPage } from './page.tsx'

type Calls = Awaited<ReturnType<typeof listCalls>>

/** The calls that the stand-ins for third-party scripts received, the newest first. */
export function ScriptCallsPage({ calls }: { calls: Calls }) {
  return (
    <ControlPage title="Calls of scripts">
      {calls.length === 0 && <p>No script has been called yet. Agree to cookies in the shop and open a page.</p>}
      {calls.toReversed().map(({ script, name, page, at, detail }) => (
        <details key={`${at} ${name}`} class="mail">
          <summary>
            <code>{script}</code> {name} <span class="soft">{page}</span> <time datetime={at}>{at}</time>
          </summary>
          <pre>{JSON.stringify(detail, null, 2)}</pre>
        </details>
      ))}
    </ControlPage>
  )
}
