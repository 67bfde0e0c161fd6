import { expect, test } from 'vitest'
import { embeddedSettings } from './embedded-settings.ts'
import { markets } from '#shared/markets.ts'
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

test('the embedded shop offers stock of shops only in markets whose shops the sandbox has', () => {
  const { eu, us } = markets
  expect(embeddedSettings({ us, eu })).toMatchObject({
    SHOPS_LOCALES: 'eu',
    SHOPS_URL: expect.stringMatching(/shops$/),
  })
  expect(embeddedSettings({ us })).toMatchObject({ SHOPS_LOCALES: '', SHOPS_URL: '' })
})
