/**
 * The one door for text: everything that a person types or pastes passes one of these functions before any rule. They
 * change nothing that a reader can see.
 */

const lineBreak = /\r\n?|[\u0085\u2028\u2029]/g
/** All kinds of blanks, also the tab and the empty Braille cell. */
const blank = /[^\S\n]|\u2800/g
/** Marks without a shape of their own: controls, directions, zero width, soft hyphens, byte order marks, fillers. */
const hidden =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/gu
/**
 * Joiners are kept where they change the shape: between parts of an emoji, and between letters from Arabic to Sinhala.
 * `\ufe0f` makes an emoji of the character before it.
 */
const joiner =
  /((?:[\u0600-\u0dff\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)?)[\u200c\u200d]+(?=([\u0600-\u0dff\p{Extended_Pictographic}]?))/gu

/** Text as it was meant: no marks that cannot be seen, one kind of blank and of line break, composed letters, trimmed. */
export function typedText(text: string): string {
  return text
    .replace(lineBreak, '\n')
    .replace(blank, ' ')
    .replace(joiner, (found, before: string, after: string) =>
      before !== '' && after !== '' ? found.slice(0, before.length + 1) : before,
    )
    .replace(hidden, (mark) => (mark === '\n' ? mark : ''))
    .normalize('NFC')
    .trim()
}

/** Text of a field that has one line. */
export function typedLine(text: string): string {
  return typedText(text).replace(/\s+/g, ' ')
}
