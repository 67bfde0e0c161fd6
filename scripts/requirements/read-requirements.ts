import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Requirement = { id: string; text: string }

/** The rows of docs/requirements.md, each as one line. */
export function readRequirements(root: string): Requirement[] {
  const document = readFileSync(join(root, 'docs/requirements.md'), 'utf8').replaceAll(/\n {2}(?=[^\s-])/g, ' ')
  return [...document.matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.*)$/gm)].map(([, id = '', text = '']) => ({ id, text }))
}

/**
 * The texts in quotation marks. A text in single quotation marks may contain an apostrophe, which has a letter on both
 * sides.
 */
export function quotesIn(text: string): string[] {
  return [...text.matchAll(/(?<!\w)(?:'((?:[^']|(?<=\w)'(?=\w))+)'|"([^"]+)")(?!\w)/g)].map(
    ([, single, double]) => single ?? double ?? '',
  )
}
