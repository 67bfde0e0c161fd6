import { expect, test } from 'vitest'
import { embeddedSettings } from './embedded-settings.ts'
import { namesOfPublishedSecrets } from '#worker/configuration/published-secrets.ts'
import { type Setting, settings } from '#worker/configuration/settings.ts'

test('every secret of the embedded shop is one that the Worker refuses elsewhere', () => {
  const env = embeddedSettings()
  const secrets = Object.entries(settings)
    .filter(([name, { isSecret }]: [string, Setting]) => isSecret && env[name])
    .map(([name]) => name)
  expect(secrets.length).toBeGreaterThan(5)
  expect(namesOfPublishedSecrets(env).toSorted()).toEqual(secrets.toSorted())
})
