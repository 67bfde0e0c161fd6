import { expect, test } from './test.ts'

test('a card ships no script of its own: one controller serves the grid', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  const response = await page.goto('/browse/womens')
  const html = (await response?.text()) ?? ''
  await expect(page.getByRole('article')).toHaveCount(48)
  await expect(page.getByRole('article').locator('sv-island, script')).toHaveCount(0)

  const gridless = html.replace(/<article[\s\S]*?<\/article>/g, '')
  const inGrid = [...html.matchAll(/<article[\s\S]*?<\/article>/g)].join('')
  expect(inGrid).not.toMatch(/<script|<sv-island|\son\w+=/)
  const named = scriptsNamedIn(gridless)
  await expect
    .poll(() => scripts.filter((path) => !named.has(path) && /card|grid/i.test(path)))
    .toEqual([expect.stringMatching(/\/product-cards-/)])
})

function scriptsNamedIn(html: string): Set<string> {
  return new Set([...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path))
}
