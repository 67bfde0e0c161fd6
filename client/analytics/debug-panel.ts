import { recorded, type RecordedFact } from '../api/record-event.ts'
import { toEvent } from './to-event.ts'
import type { RecordedEvent } from '#shared/analytics/events.ts'

const maxRows = 100

const styles = `
  :host { position: fixed; inset: auto 0 0 auto; z-index: 2147483000; width: min(26rem, 100vw); max-height: 50vh; overflow: auto; font: 400 .8125rem/1.4 ui-monospace, monospace; color: #f4efe6; background: #22262b; }
  .title { font-weight: 700; padding: .5rem .75rem; } ol { list-style: none; margin: 0; padding: 0 .75rem .5rem; }
  summary { padding: .25rem 0; cursor: pointer; } pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; } small { color: #c9bfae; }
  :focus-visible { outline: 2px solid #ffd479; }`

/** Shows the overlay on a developer's machine and in an editor's preview. `agreed` are the services with consent. */
export function runDebugPanel(agreed: () => readonly string[]): void {
  const isPermitted =
    /^(localhost|127\.0\.0\.1)$/.test(location.hostname) || document.body.dataset['preview'] !== undefined
  if (isPermitted) showDebugPanel(agreed)
}

/** For developers and editors: lists events as they happen, and the services that the visitor has agreed to. */
function showDebugPanel(agreed: () => readonly string[]): void {
  const host = document.createElement('aside')
  host.setAttribute('aria-label', 'Analytics events')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const title = document.createElement('summary')
  title.className = 'title'
  title.textContent = 'Analytics events'
  const list = document.createElement('ol')
  // Closed, it no longer covers what is at the bottom of a phone.
  const box = document.createElement('details')
  box.open = true
  box.append(title, list)
  shadow.append(box)
  document.body.append(host)
  const show = (fact: RecordedFact) => {
    const event = toEvent(fact)
    if (!event) return
    list.prepend(rowOf(event, agreed()))
    list.children[maxRows]?.remove()
  }
  show(recorded({ event: 'page_view', page_title: document.title, page_referrer: document.referrer }))
  document.addEventListener('sv:event', ({ detail }) => show(detail))
}

function rowOf(event: RecordedEvent, services: readonly string[]): HTMLLIElement {
  const summary = document.createElement('summary')
  const fate = document.createElement('small')
  fate.textContent = services.length === 0 ? 'dropped: no consent' : `for ${services.join(', ')}`
  summary.append(`${event.timestamp.slice(11, 23)} ${event.event} `, fate)
  const body = document.createElement('pre')
  body.textContent = JSON.stringify(event, null, 2)
  const details = document.createElement('details')
  details.append(summary, body)
  const row = document.createElement('li')
  row.append(details)
  return row
}
