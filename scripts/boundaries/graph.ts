import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import * as v from 'valibot'
import { root as projectRoot } from '../lib/root.ts'

export type Import = {
  /** As the file has it. */
  specifier: string
  /** A file relative to the root (`worker/app.ts`), or a package (`react-dom/server`). */
  target: string
  isFile: boolean
  /** Removed by compilation. */
  isType: boolean
  isDynamic: boolean
}

export type SourceFile = { path: string; text: string; isTest: boolean; imports: Import[] }

/** Source files by path relative to the root, with their imports. */
export type Graph = ReadonlyMap<string, SourceFile>

const ImportsSchema = v.object({
  imports: v.record(
    v.string(),
    v.union([
      v.string(),
      v.pipe(
        v.object({ default: v.string() }),
        v.transform((files) => files.default),
      ),
    ]),
  ),
})
const subpathsOf = (folder: string) =>
  Object.entries(
    v.parse(ImportsSchema, JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8'))).imports,
  ).map(([name, path]) => [name, `./${normalize(join(folder, path))}`] as const)
const subpaths = Object.fromEntries([...subpathsOf('packages/sandbox'), ...subpathsOf('.')])
const folders = '{worker,client,shared,packages,scripts,proof}'

export function readGraph(root: string): Graph {
  const files = globSync(`${folders}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.config.ts'],
  }).toSorted()
  return new Map(files.map((path) => [path, readSource(root, path)]))
}

function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const imports = importsOf(path, text).map((item) => ({
    ...item,
    ...resolveImport(root, path, item.specifier),
  }))
  return { path, text, isTest: /\.test\.tsx?$|\/test\//.test(path), imports }
}

function importsOf(path: string, text: string) {
  const { module, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`)
  const found = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    isType: /^import\s+type\b/.test(text.slice(statement.start, statement.end)),
    isDynamic: false,
  }))
  for (const statement of module.staticExports) {
    const request = statement.entries[0]?.moduleRequest
    if (request)
      found.push({
        specifier: request.value,
        isType: /^export\s+type\b/.test(text.slice(statement.start, statement.end)),
        isDynamic: false,
      })
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const [, literal] = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? []
    if (literal) found.push({ specifier: literal, isType: false, isDynamic: true })
  }
  return found
}

function resolveImport(root: string, importer: string, specifier: string): { target: string; isFile: boolean } {
  const [path = specifier] = specifier.split('?')
  if (!/^[.#]/.test(path)) return { target: path, isFile: false }
  const target = path.startsWith('#') ? ofSubpath(path) : normalize(join(dirname(importer), path))
  const found = [target, ...['.ts', '.tsx', '/index.ts'].map((ending) => target + ending)].find((file) =>
    existsSync(join(root, file)),
  )
  return { target: found ?? target, isFile: true }
}

/** The file of a subpath import. The longest pattern decides, as it does for Node. */
function ofSubpath(path: string): string {
  const [pattern = '', target = ''] =
    Object.entries(subpaths)
      .toSorted(([a], [b]) => b.length - a.length)
      .find(([key]) => path.startsWith(key.slice(0, -1))) ?? []
  return pattern === '' ? path.slice(1) : normalize(target.slice(0, -1) + path.slice(pattern.length - 1))
}
