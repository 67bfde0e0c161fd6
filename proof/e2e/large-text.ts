import { expect, type Page } from '@playwright/test'
import { brokenWords } from './broken-words.ts'

/** Sets the browser's own font size, of which a rem is made. It stays in force on the pages that follow. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Phones with a text of 150 and 200 %. */
export const largeTexts = [24, 32].flatMap((font) =>
  [
    [320, 568],
    [360, 740],
    [390, 844],
    [412, 915],
  ].map(([width = 0, height = 0]) => ({ font, width, height })),
)

/** With every large text: what does not fit, is broken, cut or covered in the open panel, or on the page without one. */
export async function expectUsable(page: Page, state: string): Promise<void> {
  const found: string[] = []
  for (const { font, width, height } of largeTexts) {
    await setFontSize(page, font)
    await page.setViewportSize({ width, height })
    const hasPanel = await page.locator(panel).count()
    const problems = [
      ...(await page.evaluate(misfits, panel)),
      ...(await brokenWords(page, hasPanel ? panel : 'body')).map((word) => `broken: ${word}`),
    ]
    found.push(...problems.map((each) => `${font} px on ${width}: ${each}`))
  }
  expect.soft(found, state).toEqual([])
}

const panel = 'dialog[open], .quick-add__panel'

function misfits(panels: string): string[] {
  const root = document.querySelector(panels) ?? document.body
  const page = document.documentElement
  const nameOf = (element: Element) =>
    `${element.className || element.tagName} "${(element.textContent ?? '').trim().slice(0, 24)}"`
  const isFixed = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
  const ancestors = (element: Element | null) => {
    const all: Element[] = []
    for (let each = element; each && each !== root; each = each.parentElement) all.push(each)
    return all
  }
  // By the visitor, or by itself, as the benefits are.
  const isScrolled = (element: Element) =>
    ancestors(element).some(
      (each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowX) || each.matches('.benefit-bar__view'),
    )
  const isHidden = (element: Element) =>
    ancestors(element).some((each) => getComputedStyle(each).clipPath !== 'none' || each.clientWidth === 1)
  const isCut = (element: Element) => {
    if (element.matches('input, select, textarea')) return false
    const { overflowX } = getComputedStyle(element)
    const mayOverflow = overflowX === 'visible' && !element.matches('button, .button')
    return !mayOverflow && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1
  }
  const coverOf = (element: Element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!hit) return isScrolled(element) ? undefined : 'nothing'
    const cover = ancestors(hit).find((each) => isFixed(each) && !each.contains(element))
    return cover && nameOf(cover)
  }
  const found = [...new Set([page, root === document.body ? page : root])]
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => `sideways: ${each.tagName} ${each.scrollWidth}`)
  const edge = root === document.body ? innerWidth : root.getBoundingClientRect().right
  const over = [...root.querySelectorAll('*')].filter(
    (each) => each.checkVisibility() && each.getBoundingClientRect().right > edge + 1 && !isScrolled(each),
  )
  const controls = [...root.querySelectorAll('a, button, input, select, textarea, summary, label')].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && !isHidden(each) && !each.matches('.skip-link'),
  )
  const wide = over.filter((each) => !over.some((other) => other !== each && each.contains(other)))
  // What is only drawn may reach beyond the screen, as long as nothing scrolls.
  found.push(
    ...wide
      .filter((each) => found.length > 0 || controls.some((control) => control.contains(each)))
      .map((each) => `wide: ${nameOf(each)}`),
  )
  for (const control of controls) {
    const cut = [control, ...control.querySelectorAll('*')].find((each) => isCut(each) && !isHidden(each))
    if (cut) found.push(`cut: ${nameOf(cut)}`)
    const cover = coverOf(control)
    if (cover) found.push(`covered: ${nameOf(control)} by ${cover}`)
  }
  root.scrollTo({ top: root.scrollHeight / 2, behavior: 'instant' })
  page.scrollTo({ top: page.scrollHeight / 2, behavior: 'instant' })
  const rows = Array.from({ length: 60 }, (_, row) => ((row + 0.5) * innerHeight) / 60)
  const stuck = rows.filter((y) => {
    const hit = document.elementFromPoint(innerWidth / 2, y)
    return root.contains(hit) && ancestors(hit).some(isFixed)
  })
  if (stuck.length > rows.length / 3) found.push(`stuck: ${stuck.length} of ${rows.length} rows`)
  return [...new Set(found)]
}
