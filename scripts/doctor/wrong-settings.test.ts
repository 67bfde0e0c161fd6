import * as v from 'valibot'
import { expect, test } from 'vitest'
import { examine, prepare } from './examine.ts'
import { readSettings } from './read-settings.ts'
import type { SettingTexts } from '#worker/configuration/parse-settings.ts'
import { type Setting, type SettingName, settings } from '#worker/configuration/settings.ts'

const env: SettingTexts = readSettings(undefined).standIn
const named = Object.entries<Setting>(settings) as [SettingName, Setting][]
const unreachable = { fetch: () => Promise.reject(new Error('unreachable')) }

const wrongValues = ['', 'x', '{placeholder}', 'en=1,us=1,eu=1', 'en=1,us=2', 'https://[', 'https://a b', '-1']

/** True if the Worker refuses the value. A secret may have any characters. */
function isRefused({ schema, isSecret }: Setting, value: string): boolean {
  return !v.is(schema, value.trim() || undefined) || (value === '{placeholder}' && !isSecret)
}

// The embedded settings stand in for unusable ones, and may have the same mistake.
test.each(named)(
  'the doctor names %s if it is wrong, also in wrangler.toml, and does not fail itself',
  (name, setting) => {
    for (const value of wrongValues.filter((each) => isRefused(setting, each))) {
      const wrong = { ...env, [name]: value }
      const { findings, checks } = prepare({ env: wrong, standIn: wrong, upstream: unreachable })
      const problems = findings.filter((finding) => finding.state === 'problem' && finding.settings.includes(name))
      expect([value, problems.length]).not.toEqual([value, 0])
      expect(checks.length).toBeGreaterThan(20)
      for (const { fix } of checks) expect(fix).not.toContain('undefined')
    }
  },
)

test('the doctor examines what is left if hardly any setting has a valid value', async () => {
  const wrong = Object.fromEntries(named.map(([name]) => [name, 'https://[']))
  const findings = await examine({ env: wrong, standIn: wrong, upstream: unreachable })
  const problems = findings.filter(({ state }) => state === 'problem').map(({ check }) => check)
  for (const name of ['PUBLIC_ORIGIN', 'CHANNEL_IDS', 'MEDIA_URL']) expect(problems).toContain(`setting ${name}`)
})
