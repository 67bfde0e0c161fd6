import type { CSSProperties } from 'react'
import type { BadgeColours } from '../../../shared/domain/badge.ts'

/** Inline style of a badge's own colours; the house's stand in the style sheet. */
export function badgeStyle(colours: BadgeColours): CSSProperties | undefined {
  return colours ? { color: colours.text, background: colours.background } : undefined
}
