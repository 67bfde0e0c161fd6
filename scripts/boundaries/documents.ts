import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const maxTableWidth = 160

/** Tables that no terminal shows: the formatter pads each row to the longest one. */
export function wideTableViolations(root: string): string[] {
  return linesOf(root)
    .filter(({ line }, index, lines) => isWide(line) && !isWide(lines[index - 1]?.line ?? ''))
    .map(
      ({ path, line, number }) =>
        `${path}:${number} has a table of ${line.length} columns, ${maxTableWidth} at most: write a list instead`,
    )
}

function isWide(line: string): boolean {
  return line.startsWith('|') && line.length > maxTableWidth
}

/** Links to files and headings that do not exist. */
export function brokenLinkViolations(root: string): string[] {
  return linesOf(root).flatMap(({ path, line, number }) =>
    [...line.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && !exists(root, path, link))
      .map((link) => `${path}:${number} links ${link}, which does not exist`),
  )
}

/** Files and folders of the project that a document names and that do not exist, except patterns such as `{name}`. */
export function missingFileViolations(root: string): string[] {
  return linesOf(root).flatMap(({ path, line, number }) =>
    [...line.matchAll(/`((?:client|docs|packages|proof|public|scripts|shared|worker)\/[\w./-]*)`/g)]
      .filter(([, file = '']) => !existsSync(join(root, file)))
      .map(([, file]) => `${path}:${number} names ${file}, which does not exist`),
  )
}

function exists(root: string, from: string, link: string): boolean {
  const [file = '', heading] = link.split('#')
  const target = file === '' ? from : normalize(join(dirname(from), file))
  if (!existsSync(join(root, target))) return false
  return heading === undefined || headingsOf(readFileSync(join(root, target), 'utf8')).includes(heading)
}

/** The anchors of the headings, as GitHub makes them. */
function headingsOf(document: string): string[] {
  return [...document.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}

function linesOf(root: string): { path: string; line: string; number: number }[] {
  return globSync(['*.md', 'docs/**/*.md'], { cwd: root })
    .toSorted()
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .map((line, index) => ({ path, line, number: index + 1 })),
    )
}
