import type { Page } from '@playwright/test'

/** True for the page of a product whose only choice, besides its colour, is one of several sizes. */
export const hasOnlySizes = (html: string) =>
  html.split('class="option-group__choice"').length > 2 && !html.includes('name="length"')

const pages = new Map<string, Promise<string>>()

/** Path of the first product of a listing whose page's HTML matches. */
export async function productWith(page: Page, listing: string, wanted: (html: string) => boolean): Promise<string> {
  const html = await (await page.request.get(listing)).text()
  for (const path of new Set(
    [...html.matchAll(/href="((?:\/\w\w){0,2}\/p\/[^"?#]+)"/g)].map(([, href = '']) => href),
  )) {
    if (!pages.has(path))
      pages.set(
        path,
        page.request.get(path).then((response) => response.text()),
      )
    if (wanted((await pages.get(path)) ?? '')) return path
  }
  throw new Error(`${listing} has no such product.`)
}
