import { createPageDocument } from './document.ts'
import { createKeyboard } from './keyboard.ts'
import { type Assertion, Locator } from './locator.ts'
import { createPageRequest } from './request.ts'
import type { RoleOptions } from './selectors.ts'
import type { ElementId, WebKitSession } from './session.ts'

const navigationMs = 30_000
const pollMs = 100

/** Resolves when nothing was loaded for half a second, or after five: a video loads for longer. */
const untilNothingArrives = `new Promise((resolve) => {
  let timer = setTimeout(resolve, 500)
  setTimeout(resolve, 5000)
  new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(resolve, 500)
  }).observe({ type: 'resource' })
})`

type Text = string | RegExp
type UrlPattern = Text | ((url: URL) => boolean)
type Checked = { matches: boolean; received?: unknown; missing?: boolean }

/** The part of Playwright's `Page` that the tests use, in WebKit over WebDriver. It has no routes and no events. */
/** The picture of a page is taken when its next frame is drawn, and a page without motion draws none. */
const keepDrawing = `(() => {
  const end = performance.now() + 5000
  const mark = document.documentElement.appendChild(document.createElement('i'))
  mark.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px'
  const draw = () => {
    mark.style.opacity = mark.style.opacity === '0.01' ? '0.02' : '0.01'
    if (performance.now() < end) requestAnimationFrame(draw)
    else mark.remove()
  }
  draw()
})()`

export function createWebKitPage(
  session: WebKitSession,
  { baseURL, context, skip }: { baseURL: string; context: object; skip: (what: string) => void },
) {
  const { command } = session
  const document = createPageDocument(session)
  const pointer = (actions: object[]) =>
    command('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  const keyboard = createKeyboard(command, () => page.settle())
  const absolute = (url: string) => new URL(url, baseURL).href

  /** Checks an assertion once. As Playwright does, an element that is not there is hidden and nothing else. */
  async function check(selector: string | null, { isNot, ...assertion }: Assertion): Promise<Checked> {
    const elements = selector === null ? '[document.documentElement]' : document.all(selector)
    const found = await document.run<Checked & { count: number }>(
      `(async (elements) => elements.length === 0 && !given[0].isArray
        ? { count: 0, matches: false }
        : { count: elements.length, ...(await __injected.expect(elements[0], given[0], elements, true)) })(${elements})`,
      [{ ...assertion, isNot, isArray: /count$|array$/.test(assertion.expression) }],
    )
    if (found.count > 0 || found.received !== undefined) return found
    const isAbsence = ['to.be.hidden', 'to.be.detached'].includes(assertion.expression)
    const isPresence = ['to.be.visible', 'to.be.attached', 'to.be.in.viewport'].includes(assertion.expression)
    if (isAbsence) return { matches: true }
    return { matches: isPresence ? false : isNot, missing: true }
  }

  async function traverse(steps: -1 | 1): Promise<void> {
    await document.run(`void setTimeout(() => history.go(${steps}), 0)`)
    await page.waitForTimeout(3 * pollMs)
    await page.settle()
  }

  const page = {
    _apiName: 'Page',
    document,
    command,
    keyboard,
    pointer,
    /** Presses at a point of the window, or at one of an element. */
    press: (point: { x: number; y: number; origin?: ElementId }) =>
      pointer([
        { type: 'pointerMove', duration: 0, ...point },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    context: () => context,
    mainFrame: () => ({
      _expect: (
        expression: string,
        {
          isNot,
          timeout = 15_000,
          signal: _,
          title: __,
          ...options
        }: Assertion & { timeout?: number; signal?: unknown; title?: unknown },
      ) => page.expectUntil(null, { ...options, expression, isNot }, timeout),
    }),
    getByRole: (role: string, options: RoleOptions = {}) => new Locator(page, '').getByRole(role, options),
    getByLabel: (text: Text, options = {}) => new Locator(page, '').getByLabel(text, options),
    getByText: (text: Text, options = {}) => new Locator(page, '').getByText(text, options),
    locator: (selector: string, options = {}) => new Locator(page, '').locator(selector, options),
    request: createPageRequest(document, {
      baseURL,
      open: () => command('POST', '/url', { url: absolute('/robots.txt') }),
    }),
    url: () => document.url(),
    title: () => document.run<string>('document.title'),
    evaluate: <Value>(work: string | ((...given: never[]) => Value), argument?: unknown) =>
      document.run<Value>(typeof work === 'string' ? work : `(${work})(given[0])`, [argument ?? null]),
    /** Waits for a page that a press may have left, so that the next step does not see the old one. */
    async settle() {
      await document.until('the document', navigationMs, () =>
        document.run<true | undefined>('document.readyState === "loading" ? undefined : true'),
      )
    },
    async goto(url: string) {
      await command('POST', '/url', { url: absolute(url) })
      await page.settle()
      // The engine does not tell a page the status of its own response.
      const status = await document.run<number>("fetch(location.href, { method: 'HEAD' }).then(({ status }) => status)")
      return { status: () => status }
    },
    async reload() {
      await command('POST', '/refresh')
      await page.settle()
    },
    goBack: () => traverse(-1),
    goForward: () => traverse(1),
    async waitForURL(pattern: UrlPattern, { timeout = navigationMs }: { timeout?: number } = {}) {
      await document.until(`the address ${String(pattern)}`, timeout, async () => {
        const url = new URL(await document.run<string>('location.href'))
        if (typeof pattern === 'function') return pattern(url) || undefined
        return (typeof pattern === 'string' ? url.href === absolute(pattern) : pattern.test(url.href)) || undefined
      })
    },
    async waitForLoadState(state?: string) {
      await page.waitForFunction('document.readyState === "complete"')
      if (state === 'networkidle') await document.run(untilNothingArrives)
    },
    waitForFunction: (work: string | (() => unknown)) =>
      document.until('a function in the page', navigationMs, async () =>
        (await document.run(typeof work === 'string' ? work : `(${work})()`)) ? true : undefined,
      ),
    waitForTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
    async setViewportSize({ width, height }: { width: number; height: number }) {
      const inner = () => document.run<[number, number]>('[innerWidth, innerHeight]')
      const size = (across: number, down: number) =>
        command('POST', '/window/rect', { x: 0, y: 0, width: across, height: down })
      await size(width, height)
      await page.waitForTimeout(pollMs)
      // The window has a frame.
      const [across, down] = await inner()
      if (across !== width || down !== height) await size(2 * width - across, 2 * height - down)
      await page.waitForTimeout(pollMs)
    },
    async screenshot({ path }: { path?: string } = {}) {
      await document.run(keepDrawing)
      const bytes = Buffer.from(await command<string>('GET', '/screenshot'), 'base64')
      if (path !== undefined) await (await import('node:fs/promises')).writeFile(path, bytes)
      return bytes
    },
    mouse: {
      move: (x: number, y: number) =>
        pointer([{ type: 'pointerMove', duration: 50, x: Math.round(x), y: Math.round(y) }]),
      async click(x: number, y: number) {
        await page.press({ x: Math.round(x), y: Math.round(y) })
        await page.settle()
      },
    },
    async expectUntil(selector: string | null, assertion: Assertion, timeout: number) {
      if (assertion.expression === 'to.match.aria') skip('aria snapshots')
      const deadline = Date.now() + timeout
      for (;;) {
        let last: Checked = { matches: assertion.isNot }
        try {
          last = await check(selector, assertion)
        } catch (error) {
          if (!document.isPassing(error)) throw error
        }
        if (last.matches !== assertion.isNot) return { matches: last.matches }
        if (Date.now() > deadline)
          return {
            matches: last.matches,
            received: last.received,
            timedOut: true,
            log: [`waiting for ${selector ?? 'the page'}`],
            ...(last.missing && { errorMessage: 'element(s) not found' }),
          }
        await page.waitForTimeout(pollMs)
      }
    },
  }
  return page
}
