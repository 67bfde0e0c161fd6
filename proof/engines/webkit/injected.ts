import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'

const marker = 'packages/injected/src/injectedScript.ts'

/**
 * Playwright's own script in a page: selectors, states of elements and matchers. It is in Playwright's bundle as a
 * string, and not exported. With it a locator finds the same elements in WebKit as elsewhere.
 *
 * @throws Error if another version of Playwright has it elsewhere
 */
export function injectedSource(): string {
  const bundle = readFileSync(createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle'), 'utf8')
  const line = bundle.split('\n').find((text) => /^\s*source\d* = '/.test(text) && text.includes(marker))
  const literal = line && /^\s*source\d* = ('.*');?$/.exec(line)?.[1]
  if (!literal) throw new Error('The script of Playwright was not found in this version.')
  const options = {
    isUnderTest: false,
    sdkLanguage: 'javascript',
    testIdAttributeName: 'data-testid',
    stableRafCount: 1,
    browserName: 'webkit',
    shouldPrependErrorPrefix: false,
    isUtilityWorld: false,
    customEngines: [],
  }
  const source = runInNewContext(literal) as string
  return `(() => { const module = {}; ${source}; return new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(options)}) })()`
}
