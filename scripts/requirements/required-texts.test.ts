import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as messages from '../../shared/messages/en.ts'
import { root } from '../lib/root.ts'
import { quotesIn, readRequirements } from './read-requirements.ts'
import { otherQuotes, requiredTexts } from './required-texts.ts'

const specification = join(root, '../shared/spec/requirements.md')
const listed = [...requiredTexts, ...otherQuotes].map(([id, text]) => `${id} ${text}`)

describe('required texts', () => {
  test.each(requiredTexts)('[%s] the shop says %j to the letter', (_id, text, at) => {
    const found = at.includes('/') ? textIn(at, text) : messageAt(at)
    expect(found).toBe(text)
  })

  test('every text in quotation marks in the requirements is in the list, and the list has no other', () => {
    const quoted = readRequirements(root).flatMap(({ id, text }) => quotesIn(text).map((quote) => `${id} ${quote}`))
    // A text that is part of a longer one in the same row needs no line of its own.
    const isPart = (line: string) =>
      listed.some((other) => other !== line && other.startsWith(line.slice(0, 7)) && other.includes(line.slice(7)))
    expect(quoted.filter((line) => !listed.includes(line) && !isPart(line))).toEqual([])
    expect(listed.filter((line) => !quoted.includes(line) && line !== 'BAG-60 View Bag')).toEqual([])
  })

  test.skipIf(!existsSync(specification))(
    'every message of the specification is in the list (needs ../shared/spec)',
    () => {
      const rows = [...readFileSync(specification, 'utf8').matchAll(/^\| ([A-Z]+-\d+) \| (.*?) \| /gm)]
      const amended = new Set(['WISH-12 Your bag is empty', 'CNT-16 amplience-visualization'])
      const quoted = rows
        .filter(([, id = '']) => !id.startsWith('D-'))
        .flatMap(([, id = '', text = '']) => quotesIn(text).map((quote) => `${id} ${quote}`))
      expect(quoted.length).toBeGreaterThan(80)
      expect(quoted.filter((line) => !amended.has(line) && !listed.includes(line))).toEqual([])
    },
  )
})

test.each([
  ["It says 'Sold Out' or 'Add to Bag'.", ['Sold Out', 'Add to Bag']],
  ['It says "Click \'Here\' to go" to them.', ["Click 'Here' to go"]],
  ["The default is 'It's good to be lost'.", ["It's good to be lost"]],
  ["A shopper's address and the shop's own list.", []],
])('reads the quoted texts of %j', (text, quotes) => {
  expect(quotesIn(text)).toEqual(quotes)
})

function textIn(file: string, text: string): string | null {
  return readFileSync(join(root, file), 'utf8').includes(text) ? text : null
}

/** The message at a path of `en.ts`, such as `bag.panelTitle`. */
function messageAt(path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], messages)
}
