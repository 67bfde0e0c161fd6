import type { Graph } from './graph.ts'

/**
 * What the oldest supported browsers (`cssTarget` of `vite.config.ts`) lack, and the first version of the last browser
 * that got it: https://github.com/mdn/browser-compat-data. The list has what is easily written without a thought.
 */
const missing: readonly { name: string; pattern: RegExp; since: string }[] = [
  { name: 'a property such as `ariaPressed`', pattern: /\.aria[A-Z]\w*/, since: 'Firefox 119' },
  { name: 'the property `role`', pattern: /\.role =[^=]/, since: 'Firefox 119' },
  { name: '`:has` in a selector', pattern: /:has\(/, since: 'Firefox 121' },
  { name: '`AbortSignal.any`', pattern: /\bAbortSignal\.any\b/, since: 'Firefox 124' },
  { name: '`checkVisibility`', pattern: /\.checkVisibility\b/, since: 'Safari 17.4' },
  { name: '`URL.parse`', pattern: /\bURL\.parse\b/, since: 'Safari 18' },
  { name: '`Promise.withResolvers`', pattern: /\bPromise\.withResolvers\b/, since: 'Firefox 121' },
  { name: '`Object.groupBy` or `Map.groupBy`', pattern: /\b(?:Object|Map)\.groupBy\b/, since: 'Safari 17.4' },
]

/**
 * Uses of what a supported browser lacks. Stylesheets are not checked: a browser ignores a rule that it does not know,
 * so no action may depend on such a rule.
 */
export function oldBrowserViolations(graph: Graph): string[] {
  return [...graph.values()]
    .filter(({ path, isTest }) => path.startsWith('client/') && !isTest)
    .flatMap(({ path, text }) => {
      const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      return missing
        .filter(({ pattern }) => pattern.test(code))
        .map(({ name, since }) => `${path} uses ${name}, which a supported browser lacks (since ${since})`)
    })
}
