import type { CustomField } from './custom-fields.ts'
import type { Pattern } from './garments/garment.ts'

/**
 * The studio's designs, of which a season makes several pieces. A design has one kind of pattern. Its name is a proper
 * name, so it is the same in every language.
 */
const prints: Partial<Record<Pattern, readonly string[]>> = {
  floral: ['Hedgerow', 'Foxglove', 'Damask Rose', 'Walled Garden', 'Hollyhock Border', 'Late Summer'],
  ditsy: ['Clover', 'Speedwell', 'Daisy Chain', 'Forget-Me-Not'],
  botanical: ['Fernery', 'Herbarium', 'Woodland Floor', 'Cow Parsley'],
  'block-print': ['Jaipur Leaf', 'Tulip Block', 'Paisley Grove', 'Acorn'],
  spot: ['Snowberry', 'Ladybird', 'Pebble'],
}

/** The custom field that names the design of a printed product. A style always has the same one. */
export function printFieldsOf({ style, pattern }: { style: string; pattern: Pattern }): CustomField[] {
  const names = prints[pattern] ?? []
  const value = names[Number(style) % names.length]
  return value === undefined ? [] : [{ name: 'print', value }]
}

/** The design among the custom fields of a product. */
export function printOf(customFields: readonly CustomField[]): string | undefined {
  return customFields.find(({ name }) => name === 'print')?.value
}
