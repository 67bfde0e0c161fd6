import type { PageDocument } from './document.ts'
import type { Keyboard } from './keyboard.ts'
import { type RoleOptions, selectors } from './selectors.ts'
import type { ElementId } from './session.ts'

const actionMs = 15_000
const assertionMs = 15_000

type Filter = {
  hasText?: string | RegExp
  hasNotText?: string | RegExp
  has?: Locator
  hasNot?: Locator
  visible?: boolean
}
type Exact = { exact?: boolean }
type Text = string | RegExp
type ExpectOptions = { isNot?: boolean; timeout?: number } & Record<string, unknown>

/** The page of a locator. */
type Owner = {
  document: PageDocument
  keyboard: Keyboard
  pointer(actions: object[]): Promise<unknown>
  press(point: { x: number; y: number; origin?: ElementId }): Promise<unknown>
  settle(): Promise<void>
  expectUntil(selector: string | null, assertion: Assertion, timeout: number): Promise<Outcome>
}

export type Assertion = { expression: string; isNot: boolean } & Record<string, unknown>

/** What Playwright's matchers read of the outcome of an assertion. */
type Outcome = { matches: boolean; received?: unknown; log?: string[]; timedOut?: boolean; errorMessage?: string }

/** The part of Playwright's `Locator` that the tests use, in WebKit. */
export class Locator {
  /** Playwright's matchers accept what has this name. */
  readonly _apiName = 'Locator'
  readonly selector: string
  readonly #page: Owner

  constructor(page: Owner, selector: string) {
    this.#page = page
    this.selector = selector
  }

  page = () => this.#page
  toString = () => `locator ${this.selector}`
  #within = (selector: string) =>
    new Locator(this.#page, this.selector === '' ? selector : `${this.selector} >> ${selector}`)

  getByRole = (role: string, options: RoleOptions = {}) => this.#within(selectors.role(role, options))
  getByLabel = (text: Text, { exact }: Exact = {}) => this.#within(selectors.label(text, exact))
  getByText = (text: Text, { exact }: Exact = {}) => this.#within(selectors.text(text, exact))
  locator(selector: string | Locator, options: Filter = {}): Locator {
    const own = typeof selector === 'string' ? selector : `internal:chain=${JSON.stringify(selector.selector)}`
    return this.#within(own).filter(options)
  }
  filter({ hasText, hasNotText, has, hasNot, visible }: Filter): Locator {
    const parts = [
      ...(hasText === undefined ? [] : [selectors.hasText(hasText)]),
      ...(hasNotText === undefined ? [] : [selectors.hasNotText(hasNotText)]),
      ...(has ? [selectors.has(has.selector)] : []),
      ...(hasNot ? [selectors.hasNot(hasNot.selector)] : []),
      ...(visible === undefined ? [] : [`visible=${visible}`]),
    ]
    return parts.reduce((locator: Locator, part) => locator.#within(part), this)
  }
  and = (other: Locator) => this.#within(`internal:and=${JSON.stringify(other.selector)}`)
  or = (other: Locator) => this.#within(`internal:or=${JSON.stringify(other.selector)}`)
  nth = (index: number) => this.#within(`nth=${index}`)
  first = () => this.nth(0)
  last = () => this.nth(-1)
  async all(): Promise<Locator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index))
  }

  count = () => this.#run<number>('elements.length')
  isVisible = () =>
    this.#run<boolean>('elements.length > 0 && __injected.elementState(elements[0], "visible", true).matches')
  isHidden = async () => !(await this.isVisible())
  isChecked = () => this.#read<boolean>('element.checked')
  innerText = () => this.#read<string>('element.innerText')
  textContent = () => this.#read<string | null>('element.textContent')
  inputValue = () => this.#read<string>('element.value')
  getAttribute = (name: string) => this.#read<string | null>('element.getAttribute(given[0])', [name])
  allTextContents = () => this.#run<string[]>('elements.map((each) => each.textContent)')
  allInnerTexts = () => this.#run<string[]>('elements.map((each) => each.innerText)')
  boundingBox = () =>
    this.#read('(({ x, y, width, height }) => ({ x, y, width, height }))(element.getBoundingClientRect())')
  evaluate = (work: (...given: never[]) => unknown, argument?: unknown) =>
    this.#read(`(${work})(element, given[0])`, [argument ?? null])
  evaluateAll = (work: (...given: never[]) => unknown, argument?: unknown) =>
    this.#run(`(${work})(elements, given[0])`, [argument ?? null])
  ariaSnapshot = () => this.#read<string>("__injected.ariaSnapshot(element, { mode: 'default' })")
  focus = () => this.#read('void element.focus()')
  blur = () => this.#read('void element.blur()')
  selectText = () => this.#read('void __injected.selectText(element)')
  scrollIntoViewIfNeeded = () => this.#read('void element.scrollIntoView({ block: "center", behavior: "instant" })')
  dispatchEvent = (type: string, init: object = {}) =>
    this.#read('void __injected.dispatchEvent(element, given[0], given[1])', [type, init])
  waitFor = async ({ state = 'visible', timeout = actionMs }: { state?: string; timeout?: number } = {}) => {
    const { matches } = await this._expect(`to.be.${state}`, { timeout })
    if (!matches) throw new Error(`${this} is not ${state}.`)
  }

  /** Clicks once the element is visible, enabled and not covered. */
  async click({ timeout = actionMs }: { timeout?: number } = {}): Promise<void> {
    await this.#page.document.until(`click on ${this}`, timeout, async () => {
      const element = await this.#actionable()
      if (!element) return undefined
      await this.#page.press({ origin: element, x: 0, y: 0 })
      return true
    })
    await this.#page.settle()
  }
  tap = () => this.click()
  async hover(): Promise<void> {
    const element = await this.#page.document.until(`hover over ${this}`, actionMs, () => this.#actionable())
    await this.#page.pointer([{ type: 'pointerMove', duration: 50, origin: element, x: 0, y: 0 }])
  }
  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click()
  }
  async uncheck(): Promise<void> {
    if (await this.isChecked()) await this.click()
  }
  async fill(text: string): Promise<void> {
    await this.#page.document.until(`fill ${this}`, actionMs, () => this.#actionable())
    const isFilled = await this.#read<string>('__injected.fill(element, given[0])', [text])
    if (isFilled === 'done') return
    if (text === '') await this.press('Delete')
    else await this.#page.keyboard.type(text)
  }
  clear = () => this.fill('')
  async pressSequentially(text: string): Promise<void> {
    await this.focus()
    await this.#page.keyboard.type(text)
  }
  async press(key: string): Promise<void> {
    await this.#page.document.until(`press on ${this}`, actionMs, () => this.#actionable())
    await this.focus()
    await this.#page.keyboard.press(key)
  }
  async selectOption(choice: string | { label?: string; value?: string; index?: number }): Promise<void> {
    const option = typeof choice === 'string' ? { valueOrLabel: choice } : choice
    await this.#read('void __injected.selectOptions(element, [given[0]])', [option])
  }

  /** An assertion of Playwright's `expect`, repeated until it holds. */
  async _expect(
    expression: string,
    { isNot = false, timeout = assertionMs, signal: _, title: __, ...options }: ExpectOptions,
  ): Promise<Outcome> {
    return this.#page.expectUntil(this.selector, { expression, isNot, ...options }, timeout)
  }

  #run<Value>(expression: string, args: readonly unknown[] = []): Promise<Value> {
    const { document } = this.#page
    return document.run<Value>(`((elements) => ${expression})(${document.all(this.selector)})`, args)
  }
  /** Reads of the only element, once it is there. */
  #read<Value>(expression: string, args: readonly unknown[] = []): Promise<Value> {
    const { document } = this.#page
    return document.until(`${this}`, actionMs, async () => {
      const found = await this.#run<{ count: number; value: Value }>(
        `(async () => { const [element] = elements; return { count: elements.length, value: elements.length === 1 ? (await (${expression})) ?? null : null } })()`,
        args,
      )
      if (found.count > 1) throw new Error(`${this} has ${found.count} elements.`)
      return found.count === 0 ? undefined : found.value
    })
  }
  /** The element, once it is visible, enabled and not covered; `undefined` if it is not yet. */
  async #actionable(): Promise<ElementId | undefined> {
    const ready = await this.#read<ElementId | null>(`(async () => {
      if (!['visible', 'enabled'].every((state) => __injected.elementState(element, state, true).matches)) return null
      const rectangle = () => element.getClientRects()[0] ?? element.getBoundingClientRect()
      const isWithin = ({ top, bottom }) => top >= 0 && bottom <= innerHeight
      if (!isWithin(rectangle())) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const before = rectangle()
      await new Promise((resolve) => setTimeout(resolve, 50))
      const { x, y, width, height } = rectangle()
      const isStill = before.x === x && before.y === y
      const hit = __injected.expectHitTarget({ x: x + width / 2, y: y + height / 2 }, element)
      if (isStill && hit !== 'done') element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return isStill && hit === 'done' ? element : null
    })()`)
    return ready ?? undefined
  }
}
