import { agreeWithJournal, eventsIn, isViewed } from './data-layer.ts'
import { expect, test } from './test.ts'
import { browserArguments, findBrowser } from '#scripts/lib/browser.ts'

// Playwright switches the back/forward cache off.
const executablePath = findBrowser()
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...browserArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('a page that the browser restores from its back/forward cache, and a bag page that is returned to, are viewed once each time [TRK-01, D-96]', async ({
  page,
  context,
}) => {
  await agreeWithJournal(context)
  await context.addInitScript("addEventListener('pageshow', ({ persisted }) => { globalThis.isRestored = persisted })")
  const isRestored = () => page.evaluate('globalThis.isRestored')
  const paths = async () => (await eventsIn(page, 'page_view')).map(({ page_path }) => page_path)
  await page.goto('/browse/womens')
  await expect.poll(paths).toEqual(['/browse/womens'])
  await page.goto('/bag')
  await isViewed(page, '/bag', 1)
  // A restored page has no load event.
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(isRestored).toBe(true)
  await isViewed(page, '/browse/womens', 2)
  await page.goForward({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/bag')
  // The browser decides whether it restores a page that must not be stored, or loads it again.
  await isViewed(page, '/bag', 2)
  await page.goto('/help')
  await expect
    .poll(async () => (await paths()).toSorted())
    .toEqual(['/bag', '/bag', '/browse/womens', '/browse/womens', '/help'])
})
