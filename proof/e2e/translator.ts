import type { Page } from '@playwright/test'

/**
 * Translates as Chrome does: each text node is replaced by `<font><font>…</font></font>`, now and after each change.
 * Elements with `translate="no"` stay as they are. Call it before the page loads. A text that a script changes after it
 * was replaced would stay on the page as it was, so it is a console error, which fails the test.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(`{
    const isLeft = (node) => !node.parentElement || !node.data.trim() || node.parentElement.closest('font, script, noscript, style, textarea, option, svg, [translate="no"]')
    const replaced = new WeakSet()
    const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
    Object.defineProperty(Node.prototype, 'nodeValue', { configurable: true, get, set(value) {
      if (replaced.has(this) && this.data !== value) console.error('stale text: ' + this.data + ' should be ' + value)
      set.call(this, value)
    } })
    const translate = (node) => {
      if (isLeft(node)) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = node.data
      node.replaceWith(outer)
      replaced.add(node)
    }
    const translateAll = (root) => {
      if (root.nodeType === Node.TEXT_NODE) return translate(root)
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const nodes = []
      while (walker.nextNode()) nodes.push(walker.currentNode)
      nodes.forEach(translate)
    }
    let isOn = false
    window.translatePage = () => {
      isOn = true
      translateAll(document.body)
    }
    new MutationObserver((changes) => {
      if (!isOn) return
      for (const { type, target, addedNodes } of changes) type === 'characterData' ? translate(target) : addedNodes.forEach(translateAll)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  }`)
}

/** The reader presses 'Translate'. */
export async function translateNow(page: Page): Promise<void> {
  await page.evaluate('translatePage()')
}
