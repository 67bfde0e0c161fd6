import type { MouseEvent } from 'react'
import { isModified } from './is-modified.ts'

/** Opens the page of a clicked link in a sheet. `open` loads the sheet's script; if that fails, the link is followed. */
export function onSheetClick(
  event: MouseEvent<HTMLAnchorElement>,
  open: (link: HTMLAnchorElement) => Promise<unknown>,
): void {
  if (isModified(event)) return
  event.preventDefault()
  const link = event.currentTarget
  open(link).catch(() => location.assign(link.href))
}
