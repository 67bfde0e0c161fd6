import { expect, test } from 'vitest'
import { completeSelections } from './complete-selections.ts'
import type { Modifier } from '#shared/domain/product.ts'

const now = Date.UTC(2026, 10, 21, 6)
const modifier = (id: number, label: string, isRequired = true): Modifier => ({
  id,
  label,
  type: 'text',
  isRequired,
  maxLength: null,
})
const card = {
  modifiers: [
    modifier(1, 'Recipient email'),
    modifier(2, 'Send date'),
    modifier(3, 'Message', false),
    modifier(4, 'uid', false),
  ],
}
const values = (change: Record<number, string> = {}) =>
  new Map(
    Object.entries({ 1: 'ada@example.com', 2: '2026-12-24', ...change }).map(([id, value]) => [Number(id), value]),
  )

test('a gift card gets a unique id, whatever the browser sent [PDP-25]', () => {
  const complete = () => {
    const completion = completeSelections(card, values({ 4: 'mine' }), now)
    return completion.status === 'complete' ? completion.selections : []
  }
  const [first, second] = [complete(), complete()]
  expect(first.map(({ optionId }) => optionId)).toEqual([1, 2, 4])
  expect(first[2]?.value).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(first[2]?.value).not.toBe(second[2]?.value)
})

test('values for unknown modifiers are dropped', () => {
  expect(
    completeSelections({ modifiers: [modifier(3, 'Message', false)] }, values({ 3: ' Hello ', 9: 'x' }), now),
  ).toEqual({ status: 'complete', selections: [{ optionId: 3, value: 'Hello' }] })
})

test.each([
  ['an invalid address', { 1: 'ada' }],
  ['nothing where something must be', { 1: ' ' }],
  ['a day that is past everywhere', { 2: '2026-11-19' }],
  ['a day in more than a year', { 2: '2027-11-23' }],
])('refuses %s [PDP-18, PDP-19]', (_what, change) => {
  expect(completeSelections(card, values(change), now)).toEqual({ status: 'incomplete' })
})

test.each(['2026-11-20', '2026-11-21'])('today’s date is accepted in every time zone: %s', (day) => {
  expect(completeSelections(card, values({ 2: day }), now).status).toBe('complete')
})

const message: Modifier = { ...modifier(3, 'Message', false), type: 'multiline-text', maxLength: 240, maxLines: 3 }
const statusOf = (text: string) => completeSelections({ modifiers: [message] }, new Map([[3, text]]), now).status

test.each([
  ['a line break of a posted form', `${'a'.repeat(119)}\r\n${'b'.repeat(120)}`],
  ['a mark that cannot be seen', `${'a'.repeat(120)}\u200b${'b'.repeat(120)}`],
])('a message of exactly as many characters as allowed may contain %s [PDP-30]', (_what, text) => {
  expect([statusOf(text), statusOf(`${text}c`)]).toEqual(['complete', 'incomplete'])
})

test.each(['\n', '\r\n', '\r', '\u2028'])('lines of a message are counted by the line break %j [PDP-30]', (end) => {
  expect(statusOf(['Happy', '', 'birthday'].join(end))).toBe('complete')
  expect(statusOf(['Happy', '', 'birthday', 'Ada'].join(end))).toBe('incomplete')
})

test('a message is passed on with plain line breaks, and a line without any', () => {
  const both = { modifiers: [message, modifier(5, 'Your name')] }
  expect(
    completeSelections(
      both,
      new Map([
        [3, 'a\r\nb'],
        [5, 'Ada\r\nKing'],
      ]),
      now,
    ),
  ).toEqual({
    status: 'complete',
    selections: [
      { optionId: 3, value: 'a\nb' },
      { optionId: 5, value: 'Ada King' },
    ],
  })
})
