import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const maxLines = 200

/**
 * Rules that reach into another component's markup. A block's stylesheet uses only classes that begin with the block's
 * name. Every other stylesheet beside a component must name a class of its own in each selector; it may then place
 * other components inside it. Own classes begin with the name of the file (without `-page`) or of its folder.
 */
export function classNameViolations(root: string): string[] {
  return globSync('client/**/*.css', { cwd: root, exclude: ['client/styles/**', 'client/blocks/parts/*'] })
    .toSorted()
    .flatMap((path) => {
      const isBlock = path.startsWith('client/blocks/')
      const folder = basename(dirname(path))
      const file = basename(path, '.css').replace(/-page$/, '')
      const owners = isBlock ? [folder] : [file, folder, `${folder}-${file}`]
      const isOwn = (name: string) => owners.some((owner) => name === owner || /^[-_]/.test(afterPrefix(name, owner)))
      const offending = selectorsOf(readFileSync(join(root, path), 'utf8')).filter((selector) => {
        const classes = classesOf(selector)
        if (isBlock) return !classes.every(isOwn)
        return !classes.some(isOwn) && !selector.startsWith('[data-')
      })
      const rule = isBlock ? 'its classes must' : 'one of its classes must'
      return [...new Set(offending)].map((selector) => `${path} styles ${selector}: ${rule} begin with ${owners[0]}`)
    })
}

/** Stylesheets that are too long to read at once. */
export function longStylesheetViolations(root: string): string[] {
  return globSync('client/**/*.css', { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length
      return lines > maxLines ? [`${path} has ${lines} lines, more than ${maxLines}: split it by component`] : []
    })
}

/** Breakpoints that are written as widths instead of by their names in `client/styles/media.css`. */
export function breakpointViolations(root: string): string[] {
  return globSync('client/**/*.css', { cwd: root, exclude: ['client/styles/media.css'] })
    .toSorted()
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/@media [^{]*?\b([\d.]+(?:px|r?em))\b/g)].map(
        ([, width]) => `${path} has the breakpoint ${width}: use a name of client/styles/media.css`,
      ),
    )
}

/**
 * Rules that restyle a whole page. `.form:has(.heart) > :not(.add)`: Chromium has one list of what the rules with
 * `:has()` can change. With any element in it, each insertion below an element that a `:has()` names restyles all.
 * `.body > * + *`: any element may precede any other, so the removal of an element restyles all within its parent.
 */
export function broadRuleViolations(root: string): string[] {
  return globSync('client/**/*.css', { cwd: root })
    .toSorted()
    .flatMap((path) =>
      selectorsOf(readFileSync(join(root, path), 'utf8'))
        .filter(isBroadRule)
        .map((selector) => `${path} styles ${selector}: name a class or an element in the part that is styled`),
    )
}

/** Before a `+` or `~`, the name of an element does not narrow what Chromium restyles; a class, id or attribute does. */
function isBroadRule(selector: string): boolean {
  const bare = withoutArguments(selector)
  const preceding = bare.split(/\s*[+~]/).slice(0, -1)
  return isBroad(bare) && (selector.includes(':has(') || preceding.some((part) => /(?:^|[\s>])[^\s>.#[]*$/.test(part)))
}

/** True if the last part has no name: only `*` or pseudo-classes, other than `:root`, `:is()` and `:where()`. */
function isBroad(selector: string): boolean {
  return /(?:^|[\s>+~])(?:\*|:(?!root|is|where)[\w:-]+)*$/.test(selector)
}

function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutArguments(shorter)
}

function afterPrefix(name: string, prefix: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : ''
}

function selectorsOf(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, "''")
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap(splitList)
}

/** The selectors of a list. Commas inside parentheses, as in `:is(a, b)`, do not separate them. */
function splitList(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const character of list) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    if (character === ',' && depth === 0) selectors.push('')
    else selectors.push(`${selectors.pop() ?? ''}${character}`)
  }
  return selectors.map((selector) => selector.trim())
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)
}
