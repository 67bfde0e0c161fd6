import { fillCart } from './buy.ts'
import { payAtHostedCheckout } from './hosted-checkout.ts'
import { waitUntilInteractive } from './page-scripts.ts'
import { productWith } from './product-with.ts'
import { expect, test } from './test.ts'
import { markets } from '#shared/markets.ts'
import { brand } from '#shared/merchant.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import * as messages from '#shared/messages/shop.ts'

// What a screen reader is given. Names and prices of the catalogue are patterns, so that new products change nothing.

test('a screen reader hears the title of a page that was swapped in, because its labelled main element gets the focus', async ({
  page,
}) => {
  await page.goto('/browse/womens')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  const main = page.getByRole('main', { name: `${name} in ` })
  await expect(main).toBeFocused()
  await expect(page).toHaveTitle((await main.getAttribute('aria-label')) ?? '')
})

test('the home page reads as headings and links to departments', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/')
  // It is content.
  const title = JSON.stringify(await page.title())
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main ${title}:
      - heading "${brand}" [level=1]
      - heading /.+/ [level=2]
      - heading /.+/ [level=2]
      - article:
        - heading "Womens" [level=3]
        - link "Womens"
      - article:
        - heading "Mens" [level=3]
        - link "Mens"
  `)
})

test(
  'a listing reads as a breadcrumb, a heading, the number of styles, tools and cards with prices',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/browse/womens')
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main "Womens | ${brand}":
      - navigation "Breadcrumb"
      - heading "Womens" [level=1]
      - paragraph: /\\d+ styles/
      - group "View"
      - list:
        - listitem:
          - article:
            - heading /.+/ [level=2]:
              - link /.+/
            - paragraph: /£\\d+/
            - button /Add to wishlist. .+/
            - link /Quick add. .+/
  `)
  },
)

test('a reduced product of the sale reads as its price before and now', async ({ page }) => {
  await page.goto('/browse/sale')
  await expect(page.getByRole('main').getByRole('article').first()).toMatchAriaSnapshot(`
    - article:
      - heading /.+/ [level=2]:
        - link /.+/
      - paragraph: /Was £[\\d.]+ Now £[\\d.]+ \\d+% off/
  `)
})

test(
  'a product reads as its pictures, name, colours by name, price, sizes and one button',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/browse/womens/clothing/dresses')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.locator('body')).toHaveAttribute('data-page-type', 'pdp')
    await waitUntilInteractive(page, 'buy-box')
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main /.+ in .+ | ${brand}/:
      - navigation "Breadcrumb"
      - list "Pictures":
        - listitem:
          - link /.+, 1 of \\d+/:
            - img /.+, 1 of \\d+/
      - heading /.+/ [level=1]
      - paragraph: /Colour .+/
      - list /Colour .+/:
        - listitem:
          - link /.+/:
            - img /.+/
      - paragraph: /£[\\d.]+/
      - group "Size":
        - radio /\\d+/
      - button /Select Size/
      - button /Add to wishlist. .+/
      - status
  `)
  },
)

test('a search reads as its term, the search field and the number of styles', async ({ page }) => {
  await page.goto('/search?query=dress')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main "Results for “dress” | ${brand}":
      - navigation "Breadcrumb"
      - heading "Results for dress" [level=1]
      - search:
        - searchbox "What are you looking for?"
        - button "Search"
      - paragraph: /\\d+ styles/
  `)
})

test('the registration reads as groups of labelled fields, with the optional ones marked', async ({ page }) => {
  await page.goto('/create-account')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main "Create an account | ${brand}":
      - heading "Create an account" [level=1]
      - group "About you":
        - combobox "Title"
        - textbox "Date of birth (optional)"
        - textbox "First name"
        - textbox "Last name"
        - textbox "Phone"
      - group "Your login":
        - textbox "E-mail address"
        - textbox "Password"
        - button "Show password"
      - group "Billing address":
        - combobox "Country"
        - textbox "House number or name"
        - textbox "Street"
        - textbox "Flat, building, company (optional)"
        - textbox "Town or city"
        - textbox "County (optional)"
        - textbox "Postcode"
      - group "Keep in touch"
      - button "Create account"
  `)
})

test(
  'bag, checkout and confirmation read as lines with names, amounts and one way on, and print without the shop around them',
  { tag: '@gate' },
  async ({ page }) => {
    test.slow()
    await fillCart(page, markets.en)
    const main = page.getByRole('main')
    await expect(main).toMatchAriaSnapshot(`
    - main "Shopping bag | ${brand}":
      - heading "Your bag" [level=1]
      - heading "In your bag" [level=2]
      - status: /\\d+ items?/
      - list:
        - listitem:
          - heading /.+/ [level=3]:
            - link /.+/
          - group: /£[\\d.]+ .*Price details/
          - button /One fewer, .+, .+/ [disabled]
          - spinbutton /Quantity, .+, .+/: "1"
          - button /One more, .+, .+/
          - button /Remove .+, .+/
          - button /Move to wishlist .+, .+/
      - region "Summary":
        - heading "Summary" [level=2]
        - link "Checkout"
        - textbox "Promotion code or gift certificate"
        - button "Apply"
      - group:
        - heading "Estimate delivery" [level=2]
  `)
    await main.getByRole('link', { name: messages.bag.checkout }).click()
    await expect(main).toMatchAriaSnapshot(`
    - main "Checkout | ${brand}":
      - paragraph: /Your bag. \\d+ items?, total £[\\d.]+/
      - heading "Checkout" [level=1]
      - region "Check out as a guest":
        - button "CHECKOUT AS A GUEST"
      - region "Already have an account?":
        - textbox "E-mail address"
        - textbox "Password"
        - button "Log in"
  `)
    await page.getByRole('button', { name: messages.checkout.asGuest }).click()
    await payAtHostedCheckout(page, markets.en)
    await expect(main).toMatchAriaSnapshot(`
    - main "Thank you for your order | ${brand}":
      - paragraph: /Order \\d+/
      - heading "Thank you" [level=1]
      - paragraph: /We have your order. A confirmation is on its way to .*/
      - list:
        - listitem:
          - paragraph:
            - link /.+/
          - paragraph: /.*Quantity 1/
          - paragraph: /£[\\d.]+/
      - term: Subtotal
      - definition: /£[\\d.]+/
      - term: Delivery
      - definition: /Free|£[\\d.]+/
      - term: Total
      - definition: /£[\\d.]+/
      - heading "Delivering to" [level=2]
      - term: Placed on
      - definition:
        - time: /\\d+ \\w+ \\d+/
      - term: Delivery method
      - definition: Standard delivery
      - term: Expected
      - definition: /\\w{3},? \\d+.* – .*/
      - term: Payment
      - definition: /.+/
      - region "What happens next"
  `)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(main.getByRole('link', { name: messages.order.keepShopping })).toBeHidden()
    await expect(main.getByText('Standard delivery')).toBeVisible()
  },
)

test('the filter panel reads as groups of choices with counts, prices by field and slider, and two ways on', async ({
  page,
}) => {
  await page.goto('/browse/womens/clothing/dresses')
  await expect(page.locator('[data-quick-add][aria-haspopup="dialog"]').first()).toBeAttached()
  await page.getByRole('link', { name: messages.listing.filter, exact: true }).click()
  await expect(page.getByRole('dialog', { name: messages.listing.filter })).toMatchAriaSnapshot(`
    - dialog "Filter":
      - heading "Filter" [level=2]
      - link "Close filters"
      - group:
        - checkbox /.+/
      - group "Price":
        - spinbutton "From"
        - slider "Lowest price"
        - spinbutton "To"
        - slider "Highest price"
      - status: /\\d+ styles/
      - link "Clear All"
      - button "Done"
  `)
})

test('the comparison reads as a table with a column for each product and a row for each fact', async ({ page }) => {
  const dress = await productWith(page, '/browse/womens/clothing/dresses', () => true)
  await page.goto(`/compare?like=${dress.split('/')[2]}`)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main "Compare | ${brand}":
      - heading "Compare" [level=1]
      - region "Compare":
        - table:
          - rowgroup:
            - row:
              - columnheader "Compared by"
              - cell:
                - article:
                  - heading /.+/ [level=2]:
                    - link /.+/
                  - paragraph: /£[\\d.]+/
                  - button /Add to wishlist/
                  - link /Quick add/
            - row:
              - columnheader /^[^£]+$/:
                - link /Remove .+/
          - rowgroup:
            - row:
              - rowheader "What differs"
            - row:
              - rowheader "Colour"
              - cell /.+/
  `)
})

test('the page that changes a line reads as the product, its choices with the current one, and two ways on', async ({
  page,
}) => {
  await fillCart(page, markets.en)
  // A press opens it as a sheet over the bag.
  const link = page.getByRole('main').getByRole('link', { name: cartControls.change })
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main "Change size or colour | ${brand}":
      - heading "Change size or colour" [level=1]
      - heading /.+/ [level=2]
      - group:
        - group /.+/:
          - radio /in your bag/ [checked]
      - button "Change"
      - link "Keep as it is"
  `)
})

test('subtotal and checkout are in view on the bag page of a phone before it is scrolled', async ({ page }) => {
  await fillCart(page, markets.en)
  await page.setViewportSize({ width: 390, height: 844 })
  const link = page.getByRole('main').getByRole('link', { name: messages.bag.checkout })
  await expect(link).toHaveCount(1)
  await expect(link).toBeInViewport({ ratio: 1 })
})
