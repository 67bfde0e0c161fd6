import { blockOf, contentItem, sandbox } from './content-service.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'
import { brand } from '#shared/merchant.ts'
import * as messages from '#shared/messages/shop.ts'

const domain = 'sandbox.staging.bigcontent.io'
const own = { 'sec-fetch-site': 'same-origin' }

// The draft is of a page that no other test reads.
test.describe.configure({ mode: 'serial' })

test(
  'an editor sees which content is left out and which is hard to read, and a shopper does not [CNT-09] [CNT-13] [BLK-81] [D-128]',
  { tag: '@gate' },
  async ({ page, request, browser, baseURL }) => {
    const sustainability = await contentItem(request, 'eu/page/sustainability')
    const { _meta: divider } = await blockOf(request, 'uk/home', 'divider-one')
    const meta = (type: string, name: string) => ({ schema: divider.schema.replace('divider-one', type), name })
    const content = [
      { _meta: meta('divider-text', 'A fine divider'), text: 'Still here' },
      { _meta: meta('spacing-block', 'A space'), size: 'Huge' },
      {
        _meta: meta('large-text-banner', 'A faint banner'),
        type: 'Standard',
        title: 'Faint words',
        text: null,
        textColour: '#ccc',
        backgroundColour: '#fff',
        callsToAction: [],
      },
      {
        _meta: meta('large-text-banner', 'A plain banner'),
        type: 'Standard',
        title: 'Plain words',
        text: null,
        textColour: '#111',
        backgroundColour: '#fff',
        callsToAction: [],
      },
    ]
    const saved = await request.post(`${sandbox()}/amplience/editor/item/${sustainability._meta.deliveryId}`, {
      headers: own,
      form: { ...formOf(sustainability), 'field.content': JSON.stringify(content), action: 'save' },
      maxRedirects: 0,
    })
    expect(saved.status()).toBe(303)

    await page.goto(`/eu?domain=${domain}`)
    await expect(page).toHaveURL(/\/eu$/)
    await page.goto('/eu/sustainability')
    const bar = page.getByRole('complementary', { name: messages.preview.label })
    await expect(page.getByRole('note')).toContainText(/A space.*size.*expected one of XXS.*found Huge/)
    await bar.getByText('2 things to look at').click()
    const finding = bar.getByRole('button', { name: /Faint words.*contrast is 1\.\d:1/ })
    await expect(finding).toBeVisible()
    await expect(bar.getByRole('button', { name: /Plain words/ })).toHaveCount(0)
    await finding.click()
    await expect(page.locator('.large-text-banner').first()).toBeFocused()
    await expect(page.locator('.large-text-banner').first()).toBeInViewport()
    await expectAccessible(page, { except: '.large-text-banner' })

    const shopper = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
    await shopper.goto('/eu/sustainability')
    await expect(shopper.getByText(messages.preview.exit)).toHaveCount(0)
    await expect(shopper.getByText('Still here')).toHaveCount(0)
    await expect(shopper.getByRole('note')).toHaveCount(0)
    await shopper.context().close()
  },
)

test('after following a link the findings are those of the new page, and the button ends the preview [LAY-49] [LAY-50]', async ({
  page,
}) => {
  await page.goto(`/?domain=${domain}`)
  const bar = page.getByRole('complementary', { name: messages.preview.label })
  await expect(bar).toBeVisible()
  await page.goto('/eu/sustainability')
  await expect(bar.getByText('2 things to look at')).toBeVisible()
  await page.getByRole('link', { name: brand, exact: true }).first().click()
  await expect(page).toHaveURL(/\/eu$/)
  await expect(page.locator('body')).toHaveAttribute('data-page-type', 'home')
  await expect(bar.getByText('2 things to look at')).toHaveCount(0)
  await bar.getByRole('button', { name: messages.preview.exit }).click()
  await expect(bar).toHaveCount(0)
})

function formOf(item: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(item).filter(([name, value]) => name !== '_meta' && value !== false)
  return Object.fromEntries(
    entries.map(([name, value]) => [
      `field.${name}`,
      value === true ? 'on' : value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
}
