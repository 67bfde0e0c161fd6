import { useRef, useState } from 'react'
import { selectionQuery } from './selection-query.ts'
import type { Selection } from '#shared/domain/selection.ts'

/** The chosen size and length. Updates the page's URL and the links to the other colours. */
export function useSelection(
  initial: Selection,
  onChange: (selection: Selection) => void,
): [Selection, (change: Partial<Selection>) => void] {
  const [selection, setSelection] = useState(initial)
  const latest = useRef(initial)

  function choose(change: Partial<Selection>) {
    // Two choices may be restored together before the next render.
    const next = { ...latest.current, ...change }
    latest.current = next
    setSelection(next)
    onChange(next)
    history.replaceState(history.state, '', location.pathname + selectionQuery(location.search, next))
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.colour-links__link'))
      link.search = selectionQuery(link.search, next)
  }

  return [selection, choose]
}
