/** Messages of the editors' scripts, separate from the shoppers' messages to keep their script small. */
export const messages = {
  findings: (count: number) => (count === 1 ? '1 thing to look at' : `${count} things to look at`),
  lowContrast: (text: string, measured: { contrast: number; needed: number }) =>
    `“${text}” is hard to read: its contrast is ${measured.contrast.toFixed(1)}:1, and ${measured.needed}:1 is needed.`,
  onPicture: (text: string) => `“${text}” has a chosen colour and stands on a picture: check that it can be read.`,
  invalid: 'The form is not finished. This is the last good picture.',
  notDrawn: 'The shop could not draw this change. This is the last good picture; the next change tries again.',
  issue: ({ field, expected, found }: { field: string; expected: string; found: string }) =>
    `${field}: expected ${expected}, found ${found}`,
} as const
