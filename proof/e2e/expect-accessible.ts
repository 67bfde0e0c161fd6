import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core'
import { engine } from './engine.ts'

type Checks = {
  /** Whether a panel covers a part of some controls. Sizes are not checked then. */
  isCovered?: boolean
  /** Selector of the only part to look at. */
  part?: string
  /** Selector of a part to leave out. */
  except?: string
  /** Rules that are not checked. */
  without?: readonly string[]
  /** The only rules that are checked. */
  only?: readonly string[]
}

/** Rules about a whole page, which the document of a frame is not. */
const ofPages = ['page-has-heading-one', 'landmark-one-main', 'region']

/**
 * Expects no axe violation, by all rules of WCAG 2.0 to 2.2 and best practices, in the current state of the page, once
 * all fades have ended. While a modal dialog is open it is all that is checked, because the page behind it is inert. On
 * a scrolled page with its bars, sizes are not checked, because axe takes the visible part of a control for all of it.
 */
export async function expectAccessible(page: Page, checks: Checks = {}): Promise<void> {
  const { isCovered = false, part, except, without = [], only } = checks
  // A fade begins with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
  const checksSizes = !isCovered && (await page.evaluate(() => scrollY === 0))
  // A dialog in a shadow tree, such as a wallet's sheet, is checked with the page.
  const modal = (await page.evaluate(() => document.querySelector('dialog:modal') !== null)) ? 'dialog:modal' : 'html'
  const context = { include: [part ?? modal], exclude: except === undefined ? [] : [except] }
  const rules = {
    // Off by default, because axe calls one experimental and WCAG 2.2 is new.
    'label-content-name-mismatch': { enabled: true },
    'target-size': { enabled: checksSizes },
    ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  expect(await violationsOf(page, context, only ? { runOnly: [...only] } : { rules })).toEqual([])
}

/** Expects no axe violation in the documents of the page's frames. */
export async function expectAccessibleFrames(page: Page): Promise<void> {
  const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }]))
  for (const frame of page.frames().filter((each) => each !== page.mainFrame()))
    expect(await violationsOf(frame, { include: ['html'] }, { rules }), frame.url()).toEqual([])
}

/** What axe finds in a document, without those of its frames. */
async function violationsOf(frame: Page | Frame, context: ElementContext, options: RunOptions): Promise<string[]> {
  // axe judges the document, and crashes the other engines now and then.
  if (engine !== 'chromium') return []
  if (await frame.evaluate('typeof axe === "undefined"')) await frame.evaluate(axe.source)
  const run = { resultTypes: ['violations'], selectors: false, iframes: false, ...options } satisfies RunOptions
  const script = `axe.run(${JSON.stringify(context)}, ${JSON.stringify(run)}).then(({ violations }) => violations)`
  const violations = await frame.evaluate<AxeResults['violations']>(script)
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  )
}
