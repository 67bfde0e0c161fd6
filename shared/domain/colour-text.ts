import { colourNames } from '#shared/messages/colour-names.ts'

/**
 * The name of a colour, or of a family of colours, in the language of the page. Its name at the platform is the same in
 * every language, because addresses, pictures and filters are made of it (D-346).
 */
export function colourText(name: string): string {
  const text: unknown = colourNames[name]
  return typeof text === 'string' ? text : name
}
