/**
 * The app's side of the visualisation handshake. The framed page posts its `mc-name`, gets a port, and requests the
 * form's content over it. Each change of the form is sent to the pages that subscribed to changes.
 */
export const visualisationScript = `
const model = JSON.parse(document.getElementById('model').textContent)
const frame = document.getElementById('visualisation')
const form = document.querySelector('form.fields')
const connection = document.getElementById('connection')
const device = { name: 'Desktop', width: 1280, height: 800, rotated: false, orientate: false }
const prefix = 'visualization-sdk:'
const handlers = new Set()
let port
let timer

addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== model.origin || data !== model.channel) return
  const channel = new MessageChannel()
  port?.close()
  handlers.clear()
  port = channel.port1
  port.onmessage = ({ data: message }) => receive(message)
  frame.contentWindow.postMessage(null, model.origin, [channel.port2])
})

form.addEventListener('input', () => {
  clearTimeout(timer)
  timer = setTimeout(emitChange, 150)
})

const answers = {
  'form:get': () => ({ content: present() }),
  'locale:get': () => null,
  'device:get': () => device,
  'settings:get': () => ({ vse: model.vse, devices: [device] }),
  'context:get': () => ({ contentId: model.content._meta.deliveryId, contentTypeUri: model.content._meta.schema, snapshotId: '', deliveryKey: model.content._meta.deliveryKey ?? '' }),
}

function receive({ type, event, id, payload }) {
  if (event === prefix + 'form:changed-config') handlers.add(payload?.id)
  if (type !== 'request') return
  if (event === 'mc-handshake') {
    port.postMessage({ type: 'resolve', event, id })
    port.postMessage({ type: 'emit', event: 'mc-connected' })
    connection.textContent = 'Connected: the frame follows the form as you type.'
    return
  }
  const answer = answers[event.replace(prefix, '')]
  if (answer) port.postMessage({ type: 'resolve', event, id, payload: answer() })
  else if (event.endsWith('-config')) port.postMessage({ type: 'resolve', event, id })
  else port.postMessage({ type: 'reject', event, id, payload: 'There is no ' + event })
}

function emitChange() {
  const content = present()
  for (const handlerId of handlers) port.postMessage({ type: 'emit', event: prefix + 'form:change', payload: { model: { content }, handlerId } })
}

/** The content with what the form says now; a field that does not parse keeps its last value. */
function present() {
  const content = structuredClone(model.content)
  for (const input of form.querySelectorAll('[data-field]')) {
    const steps = input.dataset.field.split('.')
    const last = steps.pop()
    const parent = steps.reduce((value, step) => value?.[step], content)
    if (parent) parent[last] = read(input, parent[last])
  }
  return content
}

function read({ dataset: { kind }, value, checked, valueAsNumber }, before) {
  if (kind === 'checkbox') return checked
  if (kind === 'number') return Number.isFinite(valueAsNumber) ? valueAsNumber : before
  if (kind === 'json') return value.trim() === '' ? before : parsed(value, before)
  if (kind === 'picture') return { ...before, name: value, id: 'picture-' + value }
  if (kind !== 'point') return value === '' && before === null ? null : value
  const [x, y] = value.split(',').map(Number.parseFloat)
  return value.trim() === '' ? null : x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : before
}

function parsed(text, before) {
  try {
    return JSON.parse(text)
  } catch {
    return before
  }
}
`
