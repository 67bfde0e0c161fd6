import { type RefObject, useEffect, useRef } from 'react'
import type { LineItem } from '../../../shared/domain/cart.ts'

/**
 * Keeps the keyboard in the list when the line it stood in goes: on the name of the line that took its place, else on the list's
 * heading. The element of the ref is the list with its heading.
 */
export function useFocusAfterRemoval(lines: readonly LineItem[]): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<readonly string[]>([])
  const key = lines.map((line) => line.id).join(' ')
  useEffect(() => {
    const ids = key === '' ? [] : key.split(' ')
    const gone = before.current.findIndex((id) => !ids.includes(id))
    before.current = ids
    const isLost = document.activeElement === null || document.activeElement === document.body || document.activeElement instanceof HTMLDialogElement
    if (gone === -1 || !isLost) return
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-line-name]') ?? []
    const next = rows[Math.min(gone, rows.length - 1)] ?? list.current?.querySelector<HTMLElement>('[data-list-name]')
    next?.focus({ preventScroll: false })
  }, [key])
  return list
}
