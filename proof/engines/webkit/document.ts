import { injectedSource } from './injected.ts'
import { WebDriverError, type WebKitSession } from './session.ts'

const source = injectedSource()
const retryMs = 100
/** Codes of commands that fail while another document is loading, or while the page changes. */
const passing = new Set(['javascript error', 'no such window', 'stale element reference', 'script timeout'])

/** Calls a function in the page's document. */
export type PageDocument = ReturnType<typeof createPageDocument>

export function createPageDocument({ command }: WebKitSession) {
  let lastUrl = 'about:blank'

  /** `call` is a call of a function in the document; its result is awaited there. @throws WebDriverError */
  async function run<Value>(call: string, args: readonly unknown[] = []): Promise<Value> {
    const script = `const done = arguments[arguments.length - 1], given = [...arguments].slice(0, -1);
      if (!globalThis.__injected && ${call.includes('__injected')}) return done({ missing: true });
      Promise.resolve().then(() => ${call}).then((value) => done({ value, url: location.href }), (error) => done({ failed: String(error), url: location.href }))`
    const answer = await command<Answer<Value>>('POST', '/execute/async', { script, args })
    if (answer?.missing) {
      await command('POST', '/execute/sync', { script: `globalThis.__injected = ${source}`, args: [] })
      return run(call, args)
    }
    lastUrl = answer.url ?? lastUrl
    if (answer.failed !== undefined) throw new WebDriverError('javascript error', answer.failed)
    return answer.value as Value
  }

  /** The elements of a selector of Playwright. */
  const all = (selector: string) =>
    `__injected.querySelectorAll(__injected.parseSelector(${JSON.stringify(selector)}), document)`

  return {
    run,
    all,
    url: () => lastUrl,
    /** Repeats `act` until it gives a value, or fails for a reason that does not pass. @throws Error after the timeout */
    async until<Value>(what: string, timeout: number, act: () => Promise<Value | undefined>): Promise<Value> {
      const deadline = Date.now() + timeout
      let reason = ''
      for (;;) {
        try {
          const value = await act()
          if (value !== undefined) return value
        } catch (error) {
          if (!(error instanceof WebDriverError)) throw error
          reason = error.message
        }
        if (Date.now() > deadline) throw new Error(`${what}: timeout of ${timeout} ms. ${reason}`)
        await new Promise((resolve) => setTimeout(resolve, retryMs))
      }
    },
    isPassing: (error: unknown) => error instanceof WebDriverError && passing.has(error.code),
  }
}

type Answer<Value> = { value?: Value; url?: string; failed?: string; missing?: true }
