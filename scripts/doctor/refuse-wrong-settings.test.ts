import { expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'
import { refuseWrongSettings } from './refuse-wrong-settings.ts'
import { bySearchIndex, settingByMarket } from '#shared/test/by-market.ts'

test('a deployment with a placeholder, a wrong setting or a missing namespace id is refused, and names each', () => {
  const { env, namespaces } = readSettings('staging')
  const refused = () => refuseWrongSettings('staging', { env: { ...env, MEDIA_URL: 'media.example.com' }, namespaces })
  for (const name of ['MEDIA_ACCOUNT', 'MEDIA_URL', 'KV namespace CONTENT']) expect(refused).toThrow(name)
  expect(refused).not.toThrow('BIGCOMMERCE_ACCESS_TOKEN')
})

test('a deployment with complete settings is allowed, although the platform keeps its secrets', () => {
  const { env } = readSettings('staging')
  const filled = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      name === 'PROMOBADGER_APPLICATIONS'
        ? settingByMarket((_market, index) => index + 1)
        : name === 'CONSTRUCTOR_KEYS'
          ? settingByMarket(({ code }) => code, bySearchIndex)
          : /^\{[^}]*\}$/.test(value) && name.endsWith('_URL')
            ? 'https://vendor.example'
            : value.replaceAll(/\{(?!channelId\}|domain\})[^}]*\}/g, 'abc'),
    ]),
  )
  expect(() =>
    refuseWrongSettings('staging', { env: filled, namespaces: [{ binding: 'CONTENT', id: 'a' }] }),
  ).not.toThrow()
})
