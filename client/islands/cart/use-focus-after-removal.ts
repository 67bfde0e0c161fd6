import { type RefObject, useEffect, useRef } from 'react'
import type { LineItem } from '#shared/domain/cart.ts'

/**
 * Keeps the focus in the list when the focused or last tapped element is removed: on the name of the line that follows,
 * or on the list's heading. A focus outside the list stays, whatever another tab does. The ref's element is the list
 * with its heading.
 */
export function useFocusAfterRemoval(lines: readonly LineItem[]): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const previousIds = useRef<readonly string[]>([])
  const lastUsed = useLastUsed(list)
  const key = lines.map((line) => line.id).join(' ')
  useEffect(() => {
    const ids = key === '' ? [] : key.split(' ')
    const removedIndex = previousIds.current.findIndex((id) => !ids.includes(id))
    previousIds.current = ids
    const { activeElement } = document
    const isLost =
      (activeElement === null || activeElement === document.body || activeElement instanceof HTMLDialogElement) &&
      lastUsed.current?.isConnected === false
    if (!isLost) return
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-line-name]') ?? []
    const next =
      (removedIndex === -1 ? undefined : rows[Math.min(removedIndex, rows.length - 1)]) ??
      list.current?.querySelector<HTMLElement>('[data-list-name]')
    next?.focus()
  }, [key, lastUsed])
  return list
}

/** The last focused or tapped element of the list. Not every browser focuses a tapped button. */
function useLastUsed(list: RefObject<HTMLElement | null>): RefObject<Node | null> {
  const lastUsed = useRef<Node | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    // The focus may have been set before this effect.
    if (list.current?.contains(document.activeElement)) lastUsed.current = document.activeElement
    for (const type of ['focusin', 'click'] as const) {
      document.addEventListener(
        type,
        ({ target }) =>
          (lastUsed.current = target instanceof Node && list.current?.contains(target) === true ? target : null),
        { capture: true, signal: stop.signal },
      )
    }
    return () => stop.abort()
  }, [list])
  return lastUsed
}
