import type { Page } from '@playwright/test'

/** The words and amounts within the element `of` that are broken between their letters, each with its element's class. */
export async function brokenWords(page: Page, of = 'body'): Promise<string[]> {
  const all = await page.locator(of).evaluateAll((roots) => {
    const found: string[] = []
    const isClipped = (element: Element | null | undefined) => element && getComputedStyle(element).clipPath !== 'none'
    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement
        if (!parent?.checkVisibility({ visibilityProperty: true })) continue
        // An e-mail address may be longer than a line, and has no other place to break.
        const words = (text.textContent ?? '').replace(/\S+@\S+/gu, ({ length }) => ' '.repeat(length))
        // Chinese and Japanese words have no spaces between them, and break anywhere.
        for (const { 0: own, index } of words.matchAll(
          /(?<![\p{L}_])[\p{L}--\p{sc=Han}--\p{sc=Hira}--\p{sc=Kana}]{2,14}(?![\p{L}_])|[£$€]?\d[\d.,]*\d/gv,
        )) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + own.length)
          // WebKit adds an empty one at the end of the line before.
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
          const lines = new Set(boxes.map(({ top }) => Math.round(top)))
          if (lines.size < 2) continue
          // Chromium has no dictionary here.
          if (own.length > 8 && getComputedStyle(parent).hyphens === 'auto') continue
          const ancestors = [parent, parent.parentElement, parent.parentElement?.parentElement]
          if (!ancestors.some(isClipped)) found.push(`${parent.className || parent.tagName}: ${own}`)
        }
      }
    }
    return found
  })
  return [...new Set(all)]
}
