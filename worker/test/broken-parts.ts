import { cloneElement, createElement, type ReactElement } from 'react'
import { vi } from 'vitest'

type Module = Record<string, unknown>
/** `key` is `null` for whatever has the name. */
type Fault = { name: string; key: string | null; as: 'throws' | 'nothing' }
type Component = (props: object) => unknown

/**
 * All exported components, islands and blocks of the client, found by the folders. What decides how a part fails is no
 * part itself.
 */
const modules = import.meta.glob<Module>(['/client/**/*.tsx', '!/client/**/*.test.tsx', '!/client/{island,html}/**'], {
  eager: true,
})

/** Names of the client's islands, as their files say. */
export const islandNames = Object.keys(modules).flatMap(
  (path) => /^\/client\/islands\/([\w-]+)\.tsx$/.exec(path)?.[1] ?? [],
)

/**
 * Lets one part of a page throw, or be empty, when it is drawn. A part is known by its component and its props, because
 * it may be drawn again.
 */
export function spyOnParts() {
  const drawn = new Map<string, string[]>()
  let fault: Fault | null = null

  const mustFail = (name: string, props: unknown) => {
    // The keys take longer than the page, and with a fault only those of its part are compared.
    if (fault && fault.name !== name) return false
    const key = keyOf(props)
    drawn.set(name, [...(drawn.get(name) ?? []), key])
    return fault?.name === name && (fault.key ?? key) === key
  }
  const fail = () => {
    if (fault?.as === 'throws') throw new Error('This part cannot be drawn')
    return null
  }
  for (const [path, module] of Object.entries(modules))
    for (const [key, part] of Object.entries(module)) {
      const name = `${path.replace(/^\/client\/|\.tsx$/g, '')} ${key}`
      if (isBlock(part)) {
        const render = part.render.bind(part)
        vi.spyOn(part, 'render').mockImplementation((item, context) =>
          mustFail(name, item) ? { output: fail() } : render(item, context),
        )
      } else if (typeof part === 'function' && /^(?:[A-Z]|default$)/.test(key)) {
        const draw = part as Component
        const isIsland = 'islandName' in part
        const spy = vi.spyOn(module as Record<string, Component>, key).mockImplementation((props) => {
          if (!mustFail(name, props)) return draw(props)
          return isIsland ? cloneElement(draw(props) as ReactElement, undefined, createElement(fail)) : fail()
        })
        Object.assign(spy, part)
      }
    }

  return {
    /**
     * Resolves with the page, drawn with the fault or with none, and with what was drawn: keys by name. With a fault,
     * these are the keys of its part.
     */
    async draw<Page>(next: Fault | null, page: () => Promise<Page>): Promise<{ page: Page; parts: typeof drawn }> {
      fault = next
      drawn.clear()
      return { page: await page(), parts: new Map(drawn) }
    },
  }
}

/** What differs each time that a page is drawn: ids, times, seeds and sealed links. */
export const ofOneDrawing =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z?|\b\d{13}\b|of(?:=|%3D)[\w-]{40,}/g

/** The props as text. Functions are left out. */
function keyOf(props: unknown): string {
  const text = JSON.stringify(props, (_name, value: unknown) => (value instanceof Map ? [...value] : value))
  return text.replaceAll(ofOneDrawing, '')
}

type Block = { render: (item: unknown, context: unknown) => unknown }

function isBlock(part: unknown): part is Block {
  return typeof part === 'object' && part !== null && 'render' in part && 'schema' in part
}
