/** A control whose state the visitor changed before its island was live. */
type Change = { control: Control; apply: () => void }
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Puts the controls of an island back to what the server rendered, so that hydration finds what it expects,
 * and answers a function that makes the visitor's changes again, this time with the island listening.
 */
export function takeVisitorChanges(island: Element): () => void {
  const changes = [...island.querySelectorAll<Control>('input, textarea, select')].flatMap(takeChange)
  return () => {
    for (const { control, apply } of changes) if (control.isConnected) apply()
  }
}

function takeChange(control: Control): Change[] {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) return takeChecked(control)
  if (control instanceof HTMLInputElement && control.type === 'file') return []
  const initial = control instanceof HTMLSelectElement ? initialOption(control) : control.defaultValue
  const value = control.value
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
