import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { addToBag, chooseSize, pressCheckout } from './shopper.ts'
import { expect, test } from './test.ts'
import { neutralWords } from '#scripts/build-plugins/file-names.ts'
import { sharedChunks } from '#scripts/build-plugins/shared-chunks.ts'
import { root } from '#scripts/lib/root.ts'
import { type Manifest, ManifestSchema } from '#scripts/size/chunks.ts'
import * as messages from '#shared/messages/shop.ts'

const groups = 4
const nameOfEntry = 'entry'
// Other scripts import these. So each is blocked alone.
const shared = [nameOfEntry, ...sharedChunks.flatMap(({ name, isEntry }) => (isEntry ? [] : [name]))]

// React makes a part of an island anew whose script does not load.
test.use({ expectedErrors: [/ERR_BLOCKED_BY_CLIENT|Failed to fetch dynamically imported module|the markup differs/] })

for (const name of shared)
  test(`a shopper finds a dress and goes to the checkout if a content blocker removes the script ${name}`, async ({
    page,
  }) => {
    const blocked = await block(
      page,
      scriptsOf((chunk) => chunk.name === name),
    )
    await buy(page)
    // A shop without the wallet loads no buttons of it.
    if (name !== 'wallet-buttons') expect(blocked()).toBeGreaterThan(0)
  })

for (let group = 0; group < groups; group += 1)
  test(`a shopper finds a dress and goes to the checkout if a content blocker removes group ${group + 1} of ${groups} of the scripts that few pages load`, async ({
    page,
  }) => {
    const files = scriptsOf(({ name }) => !shared.includes(name ?? ''))
    await block(
      page,
      files.filter((_, index) => index % groups === group),
    )
    await buy(page)
  })

test('no file of the build has a name that content blockers look for', () => {
  const names = Object.values(readManifest()).map(({ file }) => basename(file).replace(/-[\w-]{8}\.\w+$/, ''))
  expect(names).toContain('run-page')
  expect(names.filter((name) => name.split('-').some((word) => word in neutralWords))).toEqual([])
})

/** By links, forms and panels, whichever work. */
async function buy(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(async () => {
    const field = page.locator('input[name=query]:visible').first()
    await field.fill('dress', { timeout: 1000 })
    await field.press('Enter', { timeout: 1000 })
    await expect(page).toHaveURL(/\/search\?query=dress/, { timeout: 3000 })
  }).toPass()
  // The page without a term may come before it.
  await expect(page).toHaveTitle(/dress/)
  const result = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = (await result.textContent()) ?? ''
  await result.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await chooseSize(page)
  await addToBag(page)
  const viewBag = page.getByRole('dialog', { name: messages.bag.added }).getByRole('link', {
    name: messages.bag.viewBag,
  })
  const title = page.getByRole('heading', { level: 1, name: messages.bag.title })
  await expect(viewBag.or(title)).toBeVisible()
  if (await viewBag.isVisible()) await viewBag.click()
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
  await pressCheckout(page)
  await expect(page).toHaveURL(/\/checkout-identity$/)
}

/** Blocks the files as a content blocker does. The returned function counts the blocked requests. */
async function block(page: Page, files: readonly string[]): Promise<() => number> {
  let count = 0
  expect(files.length).toBeGreaterThan(0)
  await page.route(
    ({ pathname }) => files.includes(pathname.slice(1)),
    (route) => {
      count += 1
      return route.abort('blockedbyclient')
    },
  )
  return () => count
}

function scriptsOf(isMeant: (chunk: Manifest[string]) => boolean): string[] {
  const chunks = Object.values(readManifest())
  return chunks.filter((chunk) => chunk.file.endsWith('.js') && isMeant(chunk)).map(({ file }) => file)
}

function readManifest(): Manifest {
  return v.parse(ManifestSchema, JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')))
}
