/** A control that the visitor changed before its island was live. */
type Change = { control: Control; reset: () => void; apply: (control: Control) => void }
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Resets an island's checkboxes and selects to the server's state, so that hydration matches, and records every change
 * from now on, and the text that is there: React takes the state of a control at the end of hydration for the rendered
 * one. Returns a function that repeats the visitor's changes with the island listening, and gives the focus back if
 * React has replaced the field that had it.
 */
export function takeVisitorChanges(island: Element): () => void {
  const controls = [...island.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
  // Read all first, because resetting a radio button deselects the others of its group.
  const taken = controls.flatMap(readChange)
  for (const { reset } of taken) reset()
  const changed = new Map<Control, string | boolean>()
  for (const text of island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (isText(text) && text.value !== text.defaultValue) changed.set(text, text.value)
  }
  // A checkbox has its new state when the click event starts. By the change event React may have reset it.
  const note = ({ target, type }: Event) => {
    if (!isControl(target) || isBox(target) !== (type === 'click')) return
    // The last change comes last, because a radio button deselects the others of its group.
    changed.delete(target)
    changed.set(target, isBox(target) ? target.checked : target.value)
  }
  const { activeElement } = document
  let focused = isControl(activeElement) && island.contains(activeElement) ? activeElement : null
  const noteFocus = ({ target }: Event) => void (focused = isControl(target) ? target : null)
  const types = ['click', 'input', 'change']
  for (const type of types) island.addEventListener(type, note, true)
  island.addEventListener('focusin', noteFocus)
  return () => {
    for (const type of types) island.removeEventListener(type, note, true)
    island.removeEventListener('focusin', noteFocus)
    for (const { control, apply } of taken) withShown(island, control, apply)
    for (const [control, state] of changed) withShown(island, control, (shown) => repeatChange(shown, state))
    // If the visitor has moved on, the focus is elsewhere.
    if (focused && !focused.isConnected && document.activeElement === document.body)
      withShown(island, focused, (shown) => shown.focus())
  }
}

/**
 * Calls `use` with the control. React renders an island again if a password manager has put an element beside a field;
 * then the control is the only one with its name.
 */
function withShown(island: Element, control: Control, use: (control: Control) => void): void {
  if (control.isConnected) return use(control)
  const value = control.type === 'radio' ? `[value="${CSS.escape(control.value)}"]` : ''
  const [shown, ...others] = island.querySelectorAll<Control>(`[name="${CSS.escape(control.name)}"]${value}`)
  if (shown && others.length === 0) use(shown)
}

/** React only notices a change, so set the control to another state first, through the properties that React watches. */
function repeatChange(control: Control, state: string | boolean): void {
  if (isBox(control)) {
    control.checked = !state
    press(control)
    return
  }
  if (typeof state !== 'string') return
  control.value = ''
  enter(control, state)
}

/** Not `click()`, which does nothing while the control handles the visitor's own click. */
function press(control: Control): void {
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
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

function readChange(control: HTMLInputElement | HTMLSelectElement): Change[] {
  if (isBox(control)) return readChecked(control)
  if (!(control instanceof HTMLSelectElement)) return []
  const initial = initialOption(control)
  const { value } = control
  if (value === initial) return []
  return [{ control, reset: () => setValue(control, initial), apply: (shown) => enter(shown, value) }]
}

function readChecked(control: HTMLInputElement): Change[] {
  const { checked: isChecked, defaultChecked, type } = control
  if (isChecked === defaultChecked) return []
  return [
    {
      control,
      reset: () => (control.checked = defaultChecked),
      // A deselected radio button follows from the click on the selected one.
      apply: (shown) =>
        (type === 'radio' && !isChecked) || (shown as HTMLInputElement).checked === isChecked || press(shown),
    },
  ]
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

/** Bypasses React's setter on the element, which would hide the change from React. */
function setValue(control: Control, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
}
