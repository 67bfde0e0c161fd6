import { isRecord } from '../api/shapes.ts'

/** The item's content in the editor's form, complete or not. */
type FormContent = Record<string, unknown>

type Message = { type: 'emit' | 'request' | 'resolve' | 'reject'; event?: string; id?: string; payload?: unknown }

// Messages of the content service's visualisation kit, version 1.1. See docs/adr/0007-visualisation.md.
const handshake = 'mc-handshake'
const connected = 'mc-connected'
const disconnected = 'mc-disconnected'
const formGet = 'visualization-sdk:form:get'
const formChanged = 'visualization-sdk:form:changed-config'
const formChange = 'visualization-sdk:form:change'
const handlerId = 'picture'
const config = { format: 'inlined', depth: 'all', allowInvalid: true }

/**
 * Connects to the content service's app that frames this page, and reports the form's content: once at the start, then
 * after each change. Does nothing without a frame or `mc-name`. The parent is trusted, because the server allows only
 * the app to frame this page.
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
