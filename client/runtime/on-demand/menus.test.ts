import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runMenus, scheduleLayerReset } from './menus.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A menu with one link, which is both. */
class MenuLink extends EventTarget {
  dataset = {}
  parentElement = null
  childNodes = [{ textContent: 'Sale' }]
  closest = (selector: string) => (selector === 'a[href]' ? this : null)
  contains = () => true
}

test('a click from before the script of the menus had loaded is recorded with the time and the page of the click [TRK-05] [TRK-06]', () => {
  const menu = new MenuLink()
  const page = { querySelector: (selector: string) => (selector === '#menu' ? menu : null) }
  vi.stubGlobal('Element', MenuLink)
  vi.stubGlobal('KeyboardEvent', CustomEvent)
  vi.stubGlobal('matchMedia', () => new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), page, { body: { dataset: { pageType: 'content' } } }))
  vi.stubGlobal('location', new URL('https://shop.example/browse/sale'))
  const moment = {
    timestamp: '2026-11-28T15:00:00.000Z',
    page_type: 'plp',
    page_location: 'https://shop.example/browse/mens',
  }
  const event = new Event('click')
  Object.defineProperty(event, 'target', { value: menu })
  const recorded = vi.fn()
  document.addEventListener('sv:event', ({ detail }) => recorded(detail))
  runMenus([{ event, moment }])
  expect(recorded.mock.calls).toEqual([[{ event: 'menu_item', navigation_element: 'Sale', ...moment }]])
})

test('the menu returns to its first layer half a second after it has closed [BLK-31]', () => {
  const layers = [{ open: true }, { open: true }]
  scheduleLayerReset({ open: false }, () => layers)
  vi.advanceTimersByTime(499)
  expect(layers.map(({ open }) => open)).toEqual([true, true])
  vi.advanceTimersByTime(1)
  expect(layers.map(({ open }) => open)).toEqual([false, false])
})

test('a menu that was reopened within that time keeps its layers', () => {
  const menu = { open: false }
  const layers = [{ open: true }]
  scheduleLayerReset(menu, () => layers)
  menu.open = true
  vi.advanceTimersByTime(1000)
  expect(layers[0]?.open).toBe(true)
})
