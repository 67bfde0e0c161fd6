import { test, type Page } from '@playwright/test'

/**
 * Console errors that only Firefox has: it ends the imports of a page that is left, and asks for the icon of a bare
 * picture. WebDriver BiDi does not carry the messages of logged errors.
 */
export const isOfFirefox = [/^(?:(?:shell|page): |startup: \w+ |island \S+ (?:not hydrated )?)?Error$/, /favicon\.ico/]

export const testInFirefox = test.extend({
  page: async ({ page }, use) => {
    adaptToFirefox(page)
    await use(page)
  },
})

/**
 * Playwright fills a field by script over WebDriver BiDi, which React does not notice in a field that it controls. So
 * the text is typed, as a person does.
 */
function adaptToFirefox(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as ReturnType<Page['locator']>
  locators.fill = async function (text) {
    const kind = await this.evaluate((field) => (field instanceof HTMLInputElement ? field.type : ''))
    if (kind === 'date' || kind === 'range') return this.evaluate(setValue, text)
    await this.focus()
    await this.selectText()
    await this.press('Delete')
    await this.pressSequentially(text)
  }
}

function setValue(field: unknown, text: string): void {
  const input = field as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
