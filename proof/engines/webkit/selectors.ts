import { createRequire } from 'node:module'

type Escape = (text: string | RegExp, isExact: boolean) => string
type Isomorphic = { escapeForTextSelector: Escape; escapeForAttributeSelector: Escape }

const bundle: { iso: Isomorphic } = createRequire(import.meta.url)('playwright-core/lib/coreBundle')
const { escapeForTextSelector, escapeForAttributeSelector } = bundle.iso

export type RoleOptions = {
  name?: string | RegExp
  exact?: boolean
  checked?: boolean
  disabled?: boolean
  expanded?: boolean
  includeHidden?: boolean
  level?: number
  pressed?: boolean
  selected?: boolean
}

/** The selectors of Playwright's locators. */
export const selectors = {
  role(role: string, { name, exact = false, ...states }: RoleOptions = {}): string {
    const names: Record<string, string> = { includeHidden: 'include-hidden' }
    const props = Object.entries(states).map(([state, value]) => `[${names[state] ?? state}=${value}]`)
    if (name !== undefined) props.push(`[name=${escapeForAttributeSelector(name, exact)}]`)
    return `internal:role=${role}${props.join('')}`
  },
  label: (text: string | RegExp, isExact = false) => `internal:label=${escapeForTextSelector(text, isExact)}`,
  text: (text: string | RegExp, isExact = false) => `internal:text=${escapeForTextSelector(text, isExact)}`,
  hasText: (text: string | RegExp) => `internal:has-text=${escapeForTextSelector(text, false)}`,
  hasNotText: (text: string | RegExp) => `internal:has-not-text=${escapeForTextSelector(text, false)}`,
  has: (selector: string) => `internal:has=${JSON.stringify(selector)}`,
  hasNot: (selector: string) => `internal:has-not=${JSON.stringify(selector)}`,
}
