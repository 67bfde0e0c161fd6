import { afterEach, expect, test, vi } from 'vitest'
import { buildLazyMarkup } from './build-lazy-markup.ts'

afterEach(() => void vi.unstubAllGlobals())

type Text = { innerHTML: string; textContent: string; firstElementChild: object | null }

/** The markup that replaces the text of a menu when the pointer comes to the menu. */
function markupOf(text: Text): string {
  const lazy = { ...text, outerHTML: '' }
  class Menu {
    dataset = {}
    closest = () => this
    querySelectorAll = () => [lazy]
  }
  const page = Object.assign(new EventTarget(), { getElementsByTagName: () => [] })
  vi.stubGlobal('Element', Menu)
  vi.stubGlobal('document', page)
  buildLazyMarkup()
  page.dispatchEvent(Object.defineProperty(new Event('pointerover'), 'target', { value: new Menu() }))
  return lazy.outerHTML
}

test('a menu is built from its text, which Safari before version 17 escapes in `innerHTML`', () => {
  const text = { innerHTML: '&lt;a&gt;Womens&lt;/a&gt;', textContent: '<a>Womens</a>', firstElementChild: null }
  expect(markupOf(text)).toBe('<a>Womens</a>')
})

test('a part of a page that was swapped in is built from its elements', () => {
  expect(markupOf({ innerHTML: '<a>Womens</a>', textContent: 'Womens', firstElementChild: {} })).toBe('<a>Womens</a>')
})
