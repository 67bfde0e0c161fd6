import { describe, expect, test } from 'vitest'
import { momentOf, parsePreviewDomain } from './preview-domain.ts'

const preview = {
  domainSuffix: '.staging.bigcontent.io',
  domains: ['abc123.staging.bigcontent.io', 'staging.bigcontent.io', 'a.b.staging.bigcontent.io'],
  key: null,
  frameAncestors: [],
}

describe('a preview domain', () => {
  test('a preview domain is one of our hosts below the staging suffix, in any letter case [CNT-11] [D-02]', () => {
    expect(parsePreviewDomain('ABC123.staging.bigcontent.io', preview)).toEqual({
      domain: 'abc123.staging.bigcontent.io',
      environment: 'abc123.staging.bigcontent.io',
    })
  })

  // https://amplience.com/developers/docs/apis/staging/ and StagingEnvironmentFactory.spec.ts of
  // https://github.com/amplience/dc-delivery-sdk-js
  test.each(['abc123-gvzrfgnzc-1581598599444', 'abc123-fancfubgVq-00112233445566778899nnoo', 'abc123-7f3c'])(
    "a host that adds a time, a snapshot or an id to one of our environments is that environment's: %s [CNT-11, CNT-14]",
    (label) => {
      const domain = `${label}.staging.bigcontent.io`
      expect(parsePreviewDomain(domain, preview)).toEqual({
        domain: domain.toLowerCase(),
        environment: 'abc123.staging.bigcontent.io',
      })
    },
  )

  test('the time of a staging host is in its name', () => {
    expect(momentOf('abc123-gvzrfgnzc-1581598599444.staging.bigcontent.io')).toBe(1_581_598_599_444)
    expect(momentOf('abc123.staging.bigcontent.io')).toBeNull()
  })

  test.each([
    'abc1234-gvzrfgnzc-1581598599444.staging.bigcontent.io',
    'abc-123-gvzrfgnzc-1581598599444.staging.bigcontent.io',
    'abc123-.staging.bigcontent.io',
    'abc123--1.staging.bigcontent.io',
    'abc123-1.2.staging.bigcontent.io',
    'abc123-a-b-c.staging.bigcontent.io',
    `abc123-${'a'.repeat(60)}.staging.bigcontent.io`,
    'stranger-abc123.staging.bigcontent.io',
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
