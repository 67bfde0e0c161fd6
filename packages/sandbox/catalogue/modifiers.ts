import { modifierId } from './ids.ts'

/** A text that a shopper types into a product before buying it. Names appear in cart lines on the platform. */
export type Modifier = {
  id: number
  name: string
  type: 'text' | 'multi_line_text'
  isRequired: boolean
  maxLength: number
  /** Maximum number of lines of a multi-line text. */
  maxLines: number
  sortOrder: number
}

type Definition = { name: string; isRequired: boolean; maxLength: number; lines?: number }

const byEmail: readonly Definition[] = [
  { name: 'Recipient email', isRequired: true, maxLength: 254 },
  { name: 'Recipient name', isRequired: true, maxLength: 80 },
  { name: 'Your email', isRequired: true, maxLength: 254 },
  { name: 'Your name', isRequired: true, maxLength: 80 },
  { name: 'Send date', isRequired: true, maxLength: 10 },
  { name: 'Message', isRequired: false, maxLength: 240, lines: 6 },
  { name: 'uid', isRequired: false, maxLength: 36 },
]

const requiredByPost = new Set(['Recipient name', 'Your email', 'Your name'])

const definitions: Record<string, readonly Definition[]> = {
  100000: byEmail,
  100001: byEmail.map((definition) => ({ ...definition, isRequired: requiredByPost.has(definition.name) })),
}

/** Modifiers of a product by its style code. Only gift cards have any. */
export function modifiersOf(product: { id: number; style: string }): Modifier[] {
  return (definitions[product.style] ?? []).map((definition, index) => ({
    id: modifierId(product.id, index),
    name: definition.name,
    type: definition.lines ? 'multi_line_text' : 'text',
    isRequired: definition.isRequired,
    maxLength: definition.maxLength,
    maxLines: definition.lines ?? 1,
    sortOrder: index,
  }))
}
