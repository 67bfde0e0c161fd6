import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Expects no axe violation, by all rules of WCAG 2.0 to 2.2 and best practices, in the current state of the page, once
 * all fades have ended. While a modal dialog is open it is all that is checked, because the page behind it is inert.
 * Pass `isCovered` if a panel covers a part of some controls. Then, and on a scrolled page with its bars, sizes are not
 * checked, because axe takes the visible part of a control for all of it.
 */
export async function expectAccessible(page: Page, { isCovered = false } = {}): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
  )
  const checksSizes = !isCovered && (await page.evaluate(() => scrollY === 0))
  // Off by default, because axe calls one experimental and WCAG 2.2 is new.
  const rules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: checksSizes } }
  // Without legacy mode axe opens a page of its own for the results, which takes longer than the rules. Only frames of
  // other sites need that.
  const axe = new AxeBuilder({ page }).options({ rules, resultTypes: ['violations'] }).setLegacyMode()
  // A dialog in a shadow tree, such as a wallet's sheet, is checked with the page.
  const modal = 'dialog:modal'
  const hasModal = await page.evaluate((selector) => document.querySelector(selector) !== null, modal)
  const { violations } = await (hasModal ? axe.include(modal) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
}
