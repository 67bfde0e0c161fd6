import { contentItem, blockOf, sandbox } from './content-service.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'

// The browser itself logs the refused rendering.
test.use({ expectedErrors: [/status of 422/], viewport: { width: 1440, height: 480 } })

test(
  'the visualisation follows the form as the editor types, keeps its scroll position, and stays when the form is invalid [CNT-15] [D-05]',
  { tag: '@gate' },
  async ({ page, request }) => {
    const hero = await blockOf(request, 'uk/home', 'hero-banner-one')
    await page.goto(`${sandbox()}/amplience/visualisation?content=${hero._meta.deliveryId}`)
    await expect(page.getByText('Connected: the frame follows the form as you type.')).toBeVisible()
    const picture = page.frameLocator('#visualisation')
    await expect(picture.getByRole('heading', { name: 'The Long Evenings' })).toBeVisible()

    const image = picture.locator('.hero-banner-one img')
    await image.evaluate((element) => Object.assign(element, { isTheSame: true }))
    const scrolled = () => image.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY)
    await image.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollTo({ top: 120, behavior: 'instant' }))
    expect(await scrolled()).toBe(120)

    await page.getByLabel('Heading', { exact: true }).fill('The Short Mornings')
    await expect(picture.getByRole('heading', { name: 'The Short Mornings' })).toBeVisible()
    expect(await image.evaluate((element) => 'isTheSame' in element)).toBe(true)
    expect(await scrolled()).toBe(120)

    await page.getByLabel('Text position').fill('Nowhere')
    const status = picture.getByRole('status')
    await expect(status).toContainText('This is the last good picture.')
    await expect(status).toContainText('textPosition: expected one of Center, Top Left')
    await expect(picture.getByRole('heading', { name: 'The Short Mornings' })).toBeVisible()
    expect(await scrolled()).toBe(120)

    await page.getByLabel('Text position').fill('Top')
    await expect(status).toBeEmpty()
    await expect(picture.locator('.hero-banner-one--top')).toBeVisible()
  },
)

test('an invalid nested block shows an error in its place, and hostile text stays text [CNT-09] [CNT-15]', async ({
  page,
  request,
}) => {
  const home = await contentItem(request, 'uk/home')
  const { _meta } = await blockOf(request, 'uk/home', 'divider-one')
  const divider = {
    _meta: { ..._meta, schema: _meta.schema.replace('divider-one', 'divider-text') },
    size: 'H2',
    weight: 'Bold',
  }
  await page.goto(`${sandbox()}/amplience/visualisation?content=${home._meta.deliveryId}`)
  const picture = page.frameLocator('#visualisation')
  await expect(picture.getByRole('heading', { name: 'The Long Evenings' })).toBeVisible()
  const blocks = [
    { ...divider, text: '' },
    { ...divider, text: '<img src=x onerror=alert(1)>' },
  ]
  await page.getByRole('group', { name: 'Content' }).getByText('Replace by JSON').click()
  await page.getByLabel('Content as JSON').fill(JSON.stringify(blocks))
  await expect(picture.getByRole('note')).toContainText('text: expected some text, found nothing')
  await expect(picture.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
  await expect(picture.getByText('1 thing to look at')).toBeVisible()
  await expect(picture.getByRole('heading', { name: 'The Long Evenings' })).toHaveCount(0)
})

test('a menu in the visualisation closes itself and opens no page [CNT-16]', async ({ page, request }) => {
  const menu = await contentItem(request, 'uk/mobile-navigation')
  await page.goto(`/amplience-visualization/sandbox.staging.bigcontent.io/${menu._meta.deliveryId}`)
  const layer = page.locator('details').first()
  await layer.locator('summary').first().click()
  await expect(layer).toHaveAttribute('open')
  const address = page.url()
  await layer.getByRole('link').first().click()
  await expect(layer).not.toHaveAttribute('open')
  expect(page.url()).toBe(address)
})

test('the visualisation outside a frame is complete, logs no error and is accessible [CNT-15]', async ({
  page,
  request,
}) => {
  const hero = await blockOf(request, 'us/home', 'hero-banner-one')
  await page.goto(`/us/amplience-visualization/sandbox.staging.bigcontent.io/${hero._meta.deliveryId}`)
  await expect(page.getByRole('heading', { name: 'The Long Evenings' })).toBeVisible()
  await expect(page.getByRole('status')).toBeEmpty()
  // A visualisation of one block has no page heading.
  await expectAccessible(page, { without: ['page-has-heading-one'] })
})
