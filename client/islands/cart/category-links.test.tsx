import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { CategoryLinks } from './category-links.tsx'

afterEach(() => void vi.unstubAllGlobals())

/** What the panel shows beside a navigation with these links. */
function render(links: [href: string, text: string][]) {
  const found = links.map(([href, text]) => ({ getAttribute: () => href, textContent: text }))
  vi.stubGlobal('document', { querySelectorAll: () => found })
  return renderToStaticMarkup(<CategoryLinks />)
}

test('an empty panel leads to the top categories of the page’s navigation, in its order', () => {
  const html = render([
    ['/eu/browse/womens', 'Womens '],
    ['/eu/browse/sale', 'Sale'],
  ])
  expect(html).toContain('<a href="/eu/browse/womens">Womens</a></li><li><a href="/eu/browse/sale">Sale</a>')
})

test('an empty panel has no list of categories beside a page without a navigation', () => {
  expect(render([])).toBe('')
})
