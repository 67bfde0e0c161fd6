import { describe, expect, test } from 'vitest'
import { parseChannelId } from './with-channel.ts'

describe('channel header', () => {
  test('the channel id is 1 if the header is missing or 0 [NET-03, NET-05]', () => {
    expect([parseChannelId(undefined), parseChannelId(''), parseChannelId('0')]).toEqual([1, 1, 1])
    expect(parseChannelId('1406818')).toBe(1406818)
  })

  test('a channel id that is not a number throws the exact message [NET-04, ERR-15]', () => {
    expect(() => parseChannelId('one')).toThrow('Channel id is not a number.')
  })
})
