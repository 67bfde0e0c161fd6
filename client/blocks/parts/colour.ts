import type { CSSProperties } from 'react'
import * as v from 'valibot'
import { Text } from './fields.ts'
import { namedColours } from './named-colours.ts'

const hexPattern = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const functionPattern = /^(?:rgb|hsl)a?\(\s*[\d.]+(?:deg)?%?(?:[\s,/]+[\d.]+%?){2,3}\s*\)$/i

/** A CSS colour. Only valid colours may reach a style attribute, so any other value counts as not chosen. */
export function isCssColour(value: string): boolean {
  return hexPattern.test(value) || functionPattern.test(value) || namedColours.has(value.toLowerCase())
}

export const ColourSchema = v.pipe(
  Text,
  v.transform((value) => (value !== null && isCssColour(value) ? value : null)),
)

/** The editor's colours and numbers as custom properties of a style attribute; `undefined` if none is chosen. */
export function colourStyle(colours: Record<`--${string}`, string | number | null>): CSSProperties | undefined {
  const chosen = Object.entries(colours).filter(([, colour]) => colour !== null)
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined
}
