import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { browserArguments, ensureBrowser } from '../lib/browser.ts'
import { main } from '../lib/main.ts'
import { root } from '../lib/root.ts'
import { startTemporaryShop } from '../lib/temporary-shop.ts'

const folder = join(root, 'public/block-pictures')
const viewport = { width: 1024, height: 1056 }
const width = 640

const wanted = process.argv.slice(2)

// Takes a picture of each block in the gallery, or of the named ones only, for the block catalogue and for the forms of
// the content service.
await main(async () => {
  const shop = await startTemporaryShop({ vars: { BLOCK_GALLERY: 'on' }, onLog: () => undefined })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  try {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true })
    await page.goto(new URL('/gallery', shop.storefront).href)
    const links = await page.locator('a[href^="/gallery/"]').all()
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
    const blocks = new Set(addresses.map((address) => address?.split('/').at(-1) ?? ''))
    const unknown = wanted.filter((name) => !blocks.has(name))
    if (unknown.length > 0) throw new Error(`The gallery has no block ${unknown.join(', ')}.`)
    if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const without: string[] = []
    for (const name of wanted.length > 0 ? wanted : blocks) {
      await page.goto(new URL(`/gallery/${name}/samples`, shop.storefront).href)
      const picture = await pictureOf(page)
      if (picture) writeFileSync(join(folder, `${name}.webp`), picture)
      else without.push(name)
    }
    console.log('public/block-pictures/ has the pictures.')
    if (without.length > 0) console.log(`Without one, because they show nothing: ${without.join(', ')}.`)
  } finally {
    await browser.close()
    await shop.stop()
  }
})

/** The upper part of the first of a block's samples that shows something, as it is on a wide screen. */
async function pictureOf(page: Page): Promise<Buffer | undefined> {
  await page.addStyleTag({ content: '.gallery__label { display: none }' })
  for (const sample of await page.locator('[data-sample]').all()) {
    await sample.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const box = await sample.boundingBox()
    if (!box || box.height < 1) continue
    const shot = sharp(await sample.screenshot({ animations: 'disabled' }))
    if ((await shot.stats()).entropy === 0) continue
    return shot
      .extract({ left: 0, top: 0, width: viewport.width, height: Math.min(Math.round(box.height), viewport.height) })
      .resize({ width })
      .webp({ quality: 60 })
      .toBuffer()
  }
  return undefined
}
