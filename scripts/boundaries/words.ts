import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brand, brandSlug, contentTypeBase } from '#shared/merchant.ts'

/** Vendors' words stay in their adapters, and shoppers' words in the messages and in the samples of blocks. */
const exempt = /\.test\.tsx?$|^worker\/adapters\/|\/test\/|\/fixture\.tsx?$|^shared\/messages\//

/**
 * Names of the product that have a word which the glossary forbids: in a file's name, an identifier or a class. A word
 * with a condition in brackets, such as 'list (alone)', is left to the reviewer, and so is one of several words. 'Only
 * in' with places in brackets is no such condition: the word is refused everywhere else.
 */
export function forbiddenWordViolations(root: string): string[] {
  const forbidden = forbiddenWords(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
  return globSync('{worker,client,shared}/**/*.{ts,tsx,css}', { cwd: root })
    .filter((path) => !exempt.test(path))
    .toSorted()
    .flatMap((path) => {
      const names = namesOf(readFileSync(join(root, path), 'utf8'), path.endsWith('.css'))
      return [...new Set([basename(path), ...names])].flatMap((name) =>
        wordsOf(name).flatMap((word) => {
          const { term, places = [] } = forbidden.get(word) ?? {}
          return term === undefined || places.some((place) => path.startsWith(place))
            ? []
            : [`${path} has the name ${name}: the glossary says not to use '${word}' for '${term}'`]
        }),
      )
    })
}

/** Samples, tests and the settings of the sandbox may name its people, pictures and accounts. */
const mayNameMerchant = /\.test\.tsx?$|\/test\/|\/fixtures?\.tsx?$|^shared\/merchant\.ts$|\/embedded-settings\.ts$/

/** The merchant's words that are written out in another file than `shared/merchant.ts`. */
export function merchantWordViolations(root: string): string[] {
  // The sandbox is a package of its own, whose name no merchant changes.
  const words = new RegExp(
    `(?<!@)(?:${[brand, brandSlug, new URL(contentTypeBase).host].map((word) => word.replaceAll('.', String.raw`\.`)).join('|')})`,
    'i',
  )
  return globSync('{worker,client,shared,scripts,proof}/**/*.{ts,tsx,mjs,css}', { cwd: root })
    .filter((path) => !mayNameMerchant.test(path))
    .toSorted()
    .flatMap((path) => {
      const [word] = words.exec(readFileSync(join(root, path), 'utf8')) ?? []
      return word === undefined ? [] : [`${path} writes out '${word}': take it from shared/merchant.ts`]
    })
}

/** The forbidden words of the glossary, each with the term to use instead and the places that may have it. */
export function forbiddenWords(glossary: string): Map<string, { term: string; places: string[] }> {
  const entries = glossary.replaceAll(/\n {2,}/g, ' ').matchAll(/^- \*\*(.+?)\*\*:.*?Avoid: (.+)$/gm)
  return new Map(
    [...entries].flatMap(([, term = '', words = '']) =>
      words.split(/, (?![^(]*\))/).flatMap((entry) => {
        const [, word, places = ''] = /^([a-z]+)(?: \(only in (.*)\))?\.?$/.exec(entry.trim()) ?? []
        return word === undefined
          ? []
          : [[word, { term, places: [...places.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place) }] as const]
      }),
    ),
  )
}

/** Identifiers of a script, without its comments and texts but with class names; or the classes of a stylesheet. */
function namesOf(text: string, isStylesheet: boolean): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  if (isStylesheet) return [...code.matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name = '']) => name)
  const classes = [...code.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`)/g)].flatMap(([, plain, template]) =>
    (plain ?? template ?? '').split(/[^\w-]+/),
  )
  const named = code
    .replaceAll(/`[^`]*`/g, (template) => (template.match(/\$\{[^}]*\}/g) ?? []).join(' '))
    .replaceAll(/'[^'\n]*'|"[^"\n]*"|>[^<>{}=;()]*</g, ' ')
  return [...classes, ...(named.match(/[A-Za-z_]\w*/g) ?? [])]
}

function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())
}
