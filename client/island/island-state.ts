/** A control whose state the visitor changed before its island was live. */
type Change = { control: Control; apply: () => void }
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Puts the boxes and lists of an island back to what the server rendered, so that hydration finds what it expects, and
 * answers a function that makes the visitor's changes again, this time with the island listening.
 */
export function takeVisitorChanges(island: Element): () => void {
  const changes = [...island.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].flatMap(
    takeChange,
  )
  return () => {
    for (const { control, apply } of changes) if (control.isConnected) apply()
  }
}

/**
 * Notes what the visitor has written in an island, and what they change in it from now on; answers a function that ends
 * this and makes the changes again. Hydration takes a task or more, in which they write on: React takes the state that
 * a control has when it is done for the one that it rendered, so it would not hear of it.
 */
export function recordVisitorChanges(island: Element): () => void {
  const changed = new Map<Control, string | boolean>()
  for (const text of island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (isText(text) && text.value !== text.defaultValue) changed.set(text, text.value)
  }
  // A box has its new state when its click begins; by its change event React may have put it back.
  const note = ({ target, type }: Event) => {
    if (isControl(target) && isBox(target) === (type === 'click'))
      changed.set(target, isBox(target) ? target.checked : target.value)
  }
  const types = ['click', 'input', 'change']
  for (const type of types) island.addEventListener(type, note, true)
  return () => {
    for (const type of types) island.removeEventListener(type, note, true)
    for (const [control, state] of changed) if (control.isConnected) repeatChange(control, state)
  }
}

/** Through the properties that React watches the control is first put to another state: only a change is heard. */
function repeatChange(control: Control, state: string | boolean): void {
  if (isBox(control)) {
    control.checked = !state
    control.click()
    return
  }
  if (typeof state !== 'string') return
  control.value = ''
  enter(control, state)
}

function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
}

function isText(control: Control): boolean {
  return !isBox(control) && control.type !== 'file' && !(control instanceof HTMLSelectElement)
}

function takeChange(control: HTMLInputElement | HTMLSelectElement): Change[] {
  if (isBox(control)) return takeChecked(control)
  if (!(control instanceof HTMLSelectElement)) return []
  const initial = initialOption(control)
  const { value } = control
  if (value === initial) return []
  setValue(control, initial)
  return [{ control, apply: () => enter(control, value) }]
}

function takeChecked(control: HTMLInputElement): Change[] {
  const isChecked = control.checked
  if (isChecked === control.defaultChecked) return []
  control.checked = control.defaultChecked
  // The radio that lost its choice follows from the click on the one that won it.
  if (control.type === 'radio' && !isChecked) return []
  return [{ control, apply: () => control.checked !== isChecked && control.click() }]
}

function initialOption(select: HTMLSelectElement): string {
  const options = [...select.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

function enter(control: Control, value: string): void {
  setValue(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Past the setter that React puts on the element, which would hide the change from it. */
function setValue(control: Control, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
}
