import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from './used-characters.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A field with a text, on stand-ins for its elements. */
function start(value = '') {
  const input = Object.assign(new EventTarget(), { value })
  const shown = { textContent: '' }
  const announced = { textContent: '' }
  const parts: Record<string, unknown> = { textarea: input, '[aria-hidden]': shown, '[role="status"]': announced }
  const field = {
    dataset: { text: '{used} of 160 characters used' },
    querySelector: (selector: string) => parts[selector],
  }
  const page = new AbortController()
  connect(field as unknown as HTMLElement, page.signal)
  const type = (text: string) => {
    input.value += text
    input.dispatchEvent(new Event('input'))
  }
  return { shown, announced, page, type }
}

test('the number of characters follows each key, and is announced only when the typing pauses [PRES-10]', () => {
  const { shown, announced, type } = start('Dear ')
  expect([shown.textContent, announced.textContent]).toEqual(['5 of 160 characters used', ''])
  for (const letter of 'Ada') {
    type(letter)
    vi.advanceTimersByTime(900)
  }
  expect([shown.textContent, announced.textContent]).toEqual(['8 of 160 characters used', ''])
  vi.advanceTimersByTime(100)
  expect(announced.textContent).toBe('8 of 160 characters used')
})

test('nothing is announced once the field has left the page', () => {
  const { announced, page, type } = start()
  type('Ada')
  page.abort()
  vi.advanceTimersByTime(5000)
  expect([announced.textContent, vi.getTimerCount()]).toEqual(['', 0])
})
