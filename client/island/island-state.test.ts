import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeVisitorChanges } from './island-state.ts'

class FakeInput extends EventTarget {
  #value = ''
  type = 'text'
  name = ''
  defaultValue = ''
  checked = false
  defaultChecked = false
  isConnected = true
  get value() {
    return this.#value
  }
  set value(value: string) {
    this.#value = value
  }
  override dispatchEvent(event: Event) {
    if (event.type === 'click') this.checked = !this.checked
    return super.dispatchEvent(event)
  }
  focus() {
    page.activeElement = this
    this.dispatchEvent(new Event('focusin'))
  }
}
class FakeOther extends EventTarget {
  readonly type = 'other'
}

const body = {}
const page: { body: object; activeElement: object } = { body, activeElement: body }

beforeEach(() => {
  page.activeElement = body
  vi.stubGlobal('HTMLInputElement', FakeInput)
  vi.stubGlobal('HTMLTextAreaElement', FakeOther)
  vi.stubGlobal('HTMLSelectElement', FakeOther)
  vi.stubGlobal('MouseEvent', Event)
  vi.stubGlobal('CSS', { escape: String })
  vi.stubGlobal('document', page)
})
afterEach(() => void vi.unstubAllGlobals())

/** An island whose controls React can replace. */
class FakeIsland extends EventTarget {
  controls: FakeInput[]
  constructor(controls: FakeInput[]) {
    super()
    this.controls = controls
  }
  querySelectorAll(selector: string): FakeInput[] {
    const [, name, value] = /^\[name="(.*?)"\](?:\[value="(.*)"\])?$/.exec(selector) ?? []
    if (name === undefined) return this.controls
    return this.controls.filter((control) => control.name === name && (value ?? control.value) === control.value)
  }
  override addEventListener(...listener: Parameters<EventTarget['addEventListener']>) {
    for (const control of this.controls) control.addEventListener(...listener)
  }
  contains(control: FakeInput): boolean {
    return this.controls.includes(control)
  }
  replaceControls(...controls: FakeInput[]) {
    for (const control of this.controls) {
      control.isConnected = false
      if (page.activeElement === control) page.activeElement = body
    }
    this.controls = controls
  }
}

const control = (facts: Partial<FakeInput>) => Object.assign(new FakeInput(), facts)
const radio = (value: string, facts: Partial<FakeInput> = {}) =>
  control({ type: 'radio', name: 'size', value, ...facts })

function visit(controls: FakeInput[]) {
  const island = new FakeIsland(controls)
  return { island, hydrated: takeVisitorChanges(island as unknown as Element) }
}

test('text, choice and focus survive if React renders an island again because an extension changed its markup', () => {
  const typed = control({ name: 'email', value: 'ada@shop.example' })
  typed.focus()
  const { island, hydrated } = visit([typed, radio('10'), radio('12', { checked: true })])
  const [email, ten, twelve] = [control({ name: 'email' }), radio('10'), radio('12')]
  island.replaceControls(email, ten, twelve)
  hydrated()
  expect([email.value, ten.checked, twelve.checked]).toEqual(['ada@shop.example', false, true])
  expect(page.activeElement).toBe(email)
})

test('the focus goes to the field that had it last before React replaced the fields', () => {
  const [oldEmail, oldPassword] = [control({ name: 'email' }), control({ name: 'password' })]
  oldEmail.focus()
  const { island, hydrated } = visit([oldEmail, oldPassword])
  oldPassword.focus()
  const [email, password] = [control({ name: 'email' }), control({ name: 'password' })]
  island.replaceControls(email, password)
  hydrated()
  expect(page.activeElement).toBe(password)
})

test('the focus stays outside the island if the visitor moved it there before React replaced the fields', () => {
  const typed = control({ name: 'email' })
  typed.focus()
  const { island, hydrated } = visit([typed])
  const search = control({ name: 'search' })
  search.focus()
  island.replaceControls(control({ name: 'email' }))
  hydrated()
  expect(page.activeElement).toBe(search)
})

test('a text is not put into one of several fields with its name', () => {
  const { island, hydrated } = visit([control({ name: 'quantity', value: '3', defaultValue: '1' })])
  const lines = [control({ name: 'quantity', value: '1' }), control({ name: 'quantity', value: '1' })]
  island.replaceControls(...lines)
  hydrated()
  expect(lines.map(({ value }) => value)).toEqual(['1', '1'])
})
