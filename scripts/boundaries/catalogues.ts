import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '#shared/languages.ts'
import { fixedTextsOf } from '#shared/test/fixed-texts.ts'

/** The texts of a language by file and export: `shop.ts`, then `bag`. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The text or the group of texts at a path such as `shop.ts`, `bag`, `empty`. */
export function textAt(catalogue: Catalogue, path: readonly string[]): unknown {
  return path.reduce<unknown>((group, name) => (isGroup(group) ? group[name] : undefined), catalogue)
}

export async function readCatalogue(root: string, language: string): Promise<Catalogue> {
  const folder = join(root, 'shared/messages', language)
  const files = globSync('*.ts', { cwd: folder }).toSorted()
  const modules = files.map(async (file) => [file, await import(pathToFileURL(join(folder, file)).href)] as const)
  return Object.fromEntries(await Promise.all(modules))
}

/** Exports of a catalogue that cannot be chosen when they are read, because they are texts themselves. */
export function bareTextViolations(catalogue: Catalogue): string[] {
  return Object.entries(catalogue).flatMap(([file, texts]) =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string'
        ? [`shared/messages/en/${file} exports the text ${name}: make it a member of an object, or a function`]
        : [],
    ),
  )
}

/** What the other languages lack, or have in another shape, in comparison with the first one. */
export async function missingTextViolations(root: string, source: Catalogue): Promise<string[]> {
  const fixed = new Set(fixedTextsOf(readFileSync(join(root, 'docs/records/copy.md'), 'utf8')))
  const found = await Promise.all(
    languages.slice(1).map(async (language) => {
      const missing = missingTexts(source, await readCatalogue(root, language), fixed)
      return missing.map((text) => `shared/messages/${language}: ${text}`)
    }),
  )
  return found.flat()
}

/** One line for each text of the source that the other catalogue lacks. `fixed` are texts of the specification. */
export function missingTexts(source: Catalogue, other: Catalogue, fixed: ReadonlySet<string>): string[] {
  return compare(source, other, []).map(({ path, reason, text }) => {
    const isFixed = typeof text === 'string' && fixed.has(text)
    return `${path.join('.')} ${reason}${isFixed ? ' (a fixed text of docs/records/copy.md)' : ''}`
  })
}

type Difference = { path: readonly string[]; reason: string; text: unknown }

function compare(source: unknown, other: unknown, path: readonly string[]): Difference[] {
  const differs = (reason: string) => [{ path, reason, text: source }]
  if (isGroup(source))
    return Object.entries(source).flatMap(([name, text]) =>
      compare(text, isGroup(other) ? other[name] : undefined, [...path, name]),
    )
  if (other === undefined) return differs('is missing')
  if (typeof source !== typeof other) return differs(`is no ${typeof source}`)
  if (placeholders(source) !== placeholders(other))
    return differs(`has other placeholders than ${placeholders(source) || 'none'}`)
  return []
}

// Those of a function are in its source. It may have several forms of a sentence, so each name counts once.
function placeholders(text: unknown): string {
  if (typeof text !== 'string' && typeof text !== 'function') return ''
  return [...new Set(String(text).match(/(?<!\$)\{\w+\}/g))].toSorted().join(', ')
}

// Lists, such as the words of a search, may have other lengths.
function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
