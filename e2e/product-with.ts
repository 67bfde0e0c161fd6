import type { Page } from '@playwright/test'

/** Path of the first product of a listing whose page's HTML has what is looked for. */
export async function productWith(page: Page, listing: string, wanted: (html: string) => boolean): Promise<string> {
  const html = await (await page.request.get(listing)).text()
  for (const path of new Set([...html.matchAll(/href="((?:\/\w\w)?\/p\/[^"?#]+)"/g)].map(([, href = '']) => href))) {
    if (wanted(await (await page.request.get(path)).text())) return path
  }
  throw new Error(`${listing} has no such product.`)
}
