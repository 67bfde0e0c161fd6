import { cloneElement, createElement, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from '../atoms/react.ts'
import type { Island } from '../island/define-island.tsx'
import { withPartProbe } from '../island/part.tsx'
import { type PartFailed, unshownNote } from './unshown-note.ts'

const islandEnd = '</sv-island>'

/** The HTML of each island, as the browser hydrates it. @throws what an island throws, if there is no `onPartFailed` */
export function islandHtml(islands: readonly ReactElement[], onPartFailed: PartFailed | undefined): string[] {
  try {
    return renderAll(islands)
  } catch (cause) {
    if (!onPartFailed) throw cause
    return islands.map((island) => renderAlone(island, onPartFailed))
  }
}

/** One call of React for all of them, which is faster than one for each. */
function renderAll(islands: readonly ReactElement[]): string[] {
  const ends = renderNode(islands).split(islandEnd)
  if (ends.length !== islands.length + 1) throw new Error('An island holds the end of an island')
  return islands.map((_, index) => `${ends[index]}${islandEnd}`)
}

/**
 * An island of which a part may fail, or all of it. Its host stays in any case: the browser may succeed where the
 * server failed.
 */
function renderAlone(island: ReactElement, onPartFailed: PartFailed): string {
  const probe = (part: ReactNode) => {
    try {
      renderNode([part])
      return true
    } catch (cause) {
      onPartFailed(cause)
      return false
    }
  }
  const root = island.type as Island<object>
  const props = island.props as object
  const withContent = (content: ReactNode) => renderNode([cloneElement(root(props), undefined, content)])
  const attempts = [
    () => withPartProbe(probe, () => renderNode([island])),
    () => withContent(root.Component.instead?.(props) ?? unshownNote()),
  ]
  for (const attempt of attempts) {
    try {
      return attempt()
    } catch (cause) {
      onPartFailed(cause)
    }
  }
  return withContent(unshownNote())
}

function renderNode(nodes: readonly ReactNode[]): string {
  return renderToString(createElement(Provider, null, ...nodes))
}
