import type { CSSProperties } from 'react'
import type { BadgeColours } from '#shared/domain/badge.ts'

/** Inline style for a badge with its own colours. The brand's colours are in the stylesheet. */
export function badgeStyle(colours: BadgeColours): CSSProperties | undefined {
  return colours ? { color: colours.text, background: colours.background } : undefined
}
