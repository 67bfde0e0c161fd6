import { describe, expect, test } from 'vitest'
import { parsePreviewDomain } from './preview-domain.ts'

const preview = {
  domainSuffix: '.staging.bigcontent.io',
  domains: ['abc123.staging.bigcontent.io', 'staging.bigcontent.io', 'a.b.staging.bigcontent.io'],
  key: null,
  frameAncestors: [],
}

describe('a preview domain', () => {
  test('a preview domain is one of our hosts below the staging suffix, in any letter case [CNT-11] [D-02]', () => {
    expect(parsePreviewDomain('ABC123.staging.bigcontent.io', preview)).toBe('abc123.staging.bigcontent.io')
  })

  test.each([
    'abc123.staging.bigcontent.io.evil.example',
    'evil-staging.bigcontent.io',
    'evilstaging.bigcontent.io',
    'staging.bigcontent.io',
    '.staging.bigcontent.io',
    'a.b.staging.bigcontent.io',
    'user@abc123.staging.bigcontent.io',
    'https://abc123.staging.bigcontent.io',
    'abc123.staging.bigcontent.io:8080',
    'abc123.staging.bigcontent.io/path',
    'evil.example/.staging.bigcontent.io',
    '-abc.staging.bigcontent.io',
    'stranger.staging.bigcontent.io',
    '',
  ])('a preview domain is not valid: %s [CNT-11, CNT-12, ERR-17]', (text) => {
    expect(() => parsePreviewDomain(text, preview)).toThrow(/^Invalid amplience staging domain$/)
  })

  test('a preview domain is always refused if no hosts are listed', () => {
    expect(() => parsePreviewDomain('abc123.staging.bigcontent.io', { ...preview, domains: [] })).toThrow(
      'Invalid amplience staging domain',
    )
  })
})
