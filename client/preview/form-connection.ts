import { isRecord } from '../api/shapes.ts'

/** The content of the item as the editor's form has it now, finished or not. */
type FormContent = Record<string, unknown>

type Message = { type: 'emit' | 'request' | 'resolve' | 'reject'; event?: string; id?: string; payload?: unknown }

// The messages of the content service's visualisation kit, version 1.1: see docs/adr/0007-visualisation.md.
const handshake = 'mc-handshake'
const connected = 'mc-connected'
const disconnected = 'mc-disconnected'
const formGet = 'visualization-sdk:form:get'
const formChanged = 'visualization-sdk:form:changed-config'
const formChange = 'visualization-sdk:form:change'
const handlerId = 'picture'
const config = { format: 'inlined', depth: 'all', allowInvalid: true }

/**
 * Asks the content service's app, in whose frame this page is, for a port, and tells of the form's content: once as it
 * is, then after each change. Without a frame or its `mc-name` nothing happens. The server lets no page but the app's
 * frame this one, so whoever is the parent may be believed.
 */
export function connectToForm(onContent: (content: FormContent) => void): void {
  const name = new URL(location.href).searchParams.get('mc-name')
  if (name === null || parent === window) return
  addEventListener('message', function receivePort({ source, ports: [port] }) {
    if (source !== parent || !port) return
    removeEventListener('message', receivePort)
    converse(port, onContent)
  })
  parent.postMessage(name, '*')
}

function converse(port: MessagePort, onContent: (content: FormContent) => void): void {
  const send = (message: Message) => port.postMessage(message)
  const handshakeId = crypto.randomUUID()
  const getId = crypto.randomUUID()
  port.addEventListener('message', ({ data: message }: MessageEvent<unknown>) => {
    if (!isRecord(message)) return
    const { type, id, event, payload } = message
    if (type === 'resolve' && id === handshakeId) {
      send({ type: 'emit', event: connected })
      send({ type: 'request', event: formGet, id: getId, payload: config })
      send({ type: 'emit', event: formChanged, payload: { id: handlerId, config } })
    }
    const content =
      type === 'resolve' && id === getId
        ? contentOf(payload)
        : type === 'emit' && event === formChange
          ? changedContent(payload)
          : null
    if (content) onContent(content)
  })
  port.start()
  addEventListener('pagehide', () => send({ type: 'emit', event: disconnected }))
  send({ type: 'request', event: handshake, id: handshakeId })
}

function changedContent(payload: unknown): FormContent | null {
  return isRecord(payload) && payload['handlerId'] === handlerId ? contentOf(payload['model']) : null
}

function contentOf(model: unknown): FormContent | null {
  return isRecord(model) && isRecord(model['content']) ? model['content'] : null
}
