import { brand } from '#shared/merchant.ts'

/** Documents of the floor: the style sheets, fonts and largest picture of a page of the shop, and no script. */
export function floorOf(html: string): string {
  const links = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /\brel="?(?:stylesheet|preload|preconnect)/.test(tag) && !/\bas="?script/.test(tag))
  const [picture] =
    /<picture\b(?:(?!<\/picture>)[^])*fetchpriority="?high[^]*?<\/picture>/i.exec(html) ??
    /<img\b[^>]*fetchpriority="?high[^>]*>/i.exec(html) ??
    []
  if (!picture) throw new Error('The page has no picture with a high priority, so it has no floor.')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title>${links.join('')}</head><body><main><h1>${brand}</h1>${picture}</main></body></html>`
}
