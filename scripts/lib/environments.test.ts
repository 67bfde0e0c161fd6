import { describe, expect, test } from 'vitest'
import { completeEnvironment, environmentNames, readEnvironment, toEnvironmentName } from './environments.ts'
import { brandSlug } from '#shared/merchant.ts'
import { parseSettings, requiredSecrets } from '#worker/configuration/parse-settings.ts'
import { settings } from '#worker/configuration/settings.ts'

const built = {
  name: 'selvedge',
  vars: { PUBLIC_ORIGIN: 'http://localhost:8787', SESSION_KEYS: 'published' },
  ratelimits: [{ name: 'LIMIT_LOOKUPS', namespace_id: '7302', simple: { limit: 120, period: 60 } }],
  analytics_engine_datasets: [{ binding: 'METRICS', dataset: 'storefront' }],
  migrations: [{ tag: 'carts' }],
  durable_objects: { bindings: [{ name: 'CARTS', class_name: 'CartOwner' }] },
}

describe.each(environmentNames)('the environment %s', (environment) => {
  const { vars, kv_namespaces } = readEnvironment(environment)

  test('an environment has a value or a placeholder for every setting that is not a secret', () => {
    const secrets = requiredSecrets(vars)
    const { issues } = parseSettings(vars)
    const others = issues.filter(({ name, problem }) => !secrets.includes(name) && !problem.includes('placeholder'))
    // A placeholder in place of a number or an address is refused as such.
    expect(others.filter(({ name }) => !vars[name]?.includes('{'))).toEqual([])
  })

  test('an environment sets only known settings, and no secret', () => {
    for (const name of Object.keys(vars)) {
      expect(settings).toHaveProperty(name)
      expect(settings[name as keyof typeof settings]).not.toHaveProperty('isSecret')
    }
  })

  test('an environment has its own KV namespaces', () => {
    expect(kv_namespaces.map(({ binding }) => binding)).toEqual(['CONTENT', 'SESSIONS'])
    for (const { id } of kv_namespaces) expect(id).not.toMatch(new RegExp(`^${brandSlug}-`))
  })

  test('the configuration of an environment keeps the bindings of the build and none of its values', () => {
    const complete = completeEnvironment(built, environment)
    expect(complete).toMatchObject({
      name: `selvedge-${environment}`,
      vars: { PUBLIC_ORIGIN: expect.stringMatching(/^https:/) },
      migrations: built.migrations,
      durable_objects: built.durable_objects,
      analytics_engine_datasets: [{ binding: 'METRICS', dataset: `storefront_${environment}` }],
      ratelimits: [{ name: 'LIMIT_LOOKUPS', simple: { limit: 120, period: 60 } }],
    })
    expect(complete.vars).not.toHaveProperty('SESSION_KEYS')
  })

  test('the configuration of an environment requires the secrets that its settings need', () => {
    expect(completeEnvironment(built, environment).secrets.required).toEqual([
      'SESSION_KEYS',
      'BIGCOMMERCE_ACCESS_TOKEN',
      'BIGCOMMERCE_STOREFRONT_TOKEN',
      'BIGCOMMERCE_CLIENT_SECRET',
      'PREVIEW_SECRET',
      'MARKETING_TOKEN',
      'ADYEN_API_KEY',
      'TALONONE_API_KEYS',
    ])
    expect(requiredSecrets({ ...vars, EXPRESS_WALLET_LOCALES: '' })).not.toContain('ADYEN_API_KEY')
  })
})

test('two environments never share the counts of a rate limit', () => {
  const ids = environmentNames.map((name) => completeEnvironment(built, name).ratelimits[0]?.namespace_id)
  expect(new Set([...ids, '7302']).size).toBe(3)
})

test('an unknown environment is refused with the names of the known ones', () => {
  expect(() => toEnvironmentName('prod')).toThrow(
    'There is no environment prod. wrangler.toml has staging and production.',
  )
})
