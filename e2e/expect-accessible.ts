import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

// Off by default, because axe calls one experimental and WCAG 2.2 is new.
const furtherRules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } }

/**
 * Expects no axe violation, by all rules of WCAG 2.0 to 2.2 and best practices, in the current state of the page, once
 * all fades have ended.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
  )
  const { violations } = await new AxeBuilder({ page }).options({ rules: furtherRules }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
}
