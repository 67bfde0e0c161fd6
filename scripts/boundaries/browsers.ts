import { parseSync } from 'oxc-parser'
import type { Graph } from './graph.ts'

/**
 * What the oldest supported browsers (`cssTarget` of `vite.config.ts`) lack, and the first version of the last browser
 * that got it: https://github.com/mdn/browser-compat-data. The list has the features that code here is likely to use.
 */
const missing: readonly { name: string; pattern: RegExp; since: string }[] = [
  { name: 'a property such as `ariaPressed`', pattern: /\.aria[A-Z]\w*/, since: 'Firefox 119' },
  { name: 'the property `role`', pattern: /\.role\b/, since: 'Firefox 119' },
  { name: '`:has` in a selector', pattern: /:has\(/, since: 'Firefox 121' },
  { name: '`AbortSignal.any`', pattern: /\bAbortSignal\.any\b/, since: 'Firefox 124' },
  { name: '`checkVisibility`', pattern: /\.checkVisibility\b/, since: 'Safari 17.4' },
  { name: '`URL.canParse`', pattern: /\bURL\.canParse\b/, since: 'Chrome 120' },
  { name: '`URL.parse`', pattern: /\bURL\.parse\b/, since: 'Safari 18' },
  { name: '`Promise.withResolvers`', pattern: /\bPromise\.withResolvers\b/, since: 'Safari 17.4' },
  { name: '`Object.groupBy` or `Map.groupBy`', pattern: /\b(?:Object|Map)\.groupBy\b/, since: 'Safari 17.4' },
]

/**
 * Uses of what a supported browser lacks. Stylesheets are not checked: a browser ignores a rule that it does not know,
 * so no action may depend on such a rule.
 */
export function oldBrowserViolations(graph: Graph): string[] {
  return [...graph.values()]
    .filter(({ path, isTest }) => /^(?:client|shared)\//.test(path) && !isTest)
    .flatMap(({ path, text }) =>
      missing
        .filter(({ pattern }) => pattern.test(text) && pattern.test(withoutComments(path, text)))
        .map(({ name, since }) => `${path} uses ${name}, which a supported browser lacks (since ${since})`),
    )
}

function withoutComments(path: string, text: string): string {
  return parseSync(path, text).comments.reduceRight(
    (code, { start, end }) => code.slice(0, start) + code.slice(end),
    text,
  )
}
