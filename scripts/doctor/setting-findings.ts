import type { Finding } from './finding.ts'
import { assistantPayments, mixedPayments, testPayments } from './payment-checks.ts'
import { tokenFinding } from './token-finding.ts'
import { isOwnSetting } from '#worker/configuration/own-settings.ts'
import type { SettingTexts } from '#worker/configuration/parse-settings.ts'
import { type Setting, type SettingName, settings } from '#worker/configuration/settings.ts'

const optionalSecrets = {
  ORDER_WEBHOOK_SECRET:
    'Orders and stock are not reported: codes are redeemed only when a shopper opens the confirmation, and nobody is mailed that a size is back.',
  WEBHOOK_SECRET: 'A publication shows only after a minute or two.',
} as const

/** What can be seen from the settings alone, beyond what the Worker itself refuses. */
export function settingFindings(env: SettingTexts, environment?: string): Finding[] {
  return [
    ...unknownNames(env),
    ...sharedSecrets(env),
    ...sharedKeys(env),
    ...missingSecrets(env),
    ...mixedPayments(env),
    ...assistantPayments(env),
    ...(environment === undefined ? [] : localAddresses(env)),
    ...(environment === 'production' ? testPayments(env) : []),
    ...tokenFinding(env),
  ]
}

/** A mistyped name is a setting that the Worker never reads. Those of the merchant's own systems have a prefix. */
function unknownNames(env: SettingTexts): Finding[] {
  return Object.keys(env)
    .filter((name) => !(name in settings) && !isOwnSetting(name))
    .map((name) => ({
      check: `setting ${name}`,
      state: 'problem',
      settings: [name],
      what: 'there is no setting of this name',
      why: 'The Worker never reads it.',
      fix: 'Correct the name: docs/configuration.md lists all settings. Those of your own systems begin with OWN_.',
    }))
}

/** Two secrets with one value: one of them was pasted into the wrong place, or a leak of one is a leak of both. */
function sharedSecrets(env: SettingTexts): Finding[] {
  const names = (Object.entries<Setting>(settings) as [SettingName, Setting][])
    .filter(([name, { isSecret }]) => isSecret && env[name]?.trim())
    .map(([name]) => name)
  return names.flatMap((name, index) =>
    names
      .slice(index + 1)
      .filter((other) => env[other]?.trim() === env[name]?.trim())
      .map((other) => ({
        check: `secrets ${name} and ${other}`,
        state: 'problem',
        settings: [name, other],
        what: 'both have the same value',
        why: 'One of them is in the wrong place, or a leak of one is a leak of both.',
        fix: `Set ${name} and ${other} to their own values with wrangler secret put.`,
      })),
  )
}

/** A key of one market that is also that of another one. */
function sharedKeys(env: SettingTexts): Finding[] {
  const names = (Object.entries<Setting>(settings) as [SettingName, Setting][]).flatMap(([name, { differsByMarket }]) =>
    differsByMarket ? [name] : [],
  )
  return names.flatMap((name): Finding[] => {
    const values = (env[name] ?? '').split(',').map((pair) => pair.slice(pair.indexOf('=') + 1).trim())
    if (env[name] === undefined || new Set(values).size === values.length) return []
    return [
      {
        check: `setting ${name}`,
        state: 'problem',
        settings: [name],
        what: 'two markets have the same value',
        why: 'One market shows the products, prices or promotions of another.',
        fix: `Set ${name} to the value of each market.`,
      },
    ]
  })
}

function missingSecrets(env: SettingTexts): Finding[] {
  return (
    (Object.keys(optionalSecrets) as (keyof typeof optionalSecrets)[])
      .filter((name) => !env[name]?.trim())
      // Only codes of the promotions engine are redeemed and released, and only e-mail marketing has stock alerts.
      .filter((name) => name !== 'ORDER_WEBHOOK_SECRET' || env.PROMOTIONS_LOCALES?.trim() || env.MARKETING_URL?.trim())
      .map((name) => ({
        check: `secret ${name}`,
        state: 'warning',
        settings: [name],
        what: 'it is not set, so the webhook is off',
        why: optionalSecrets[name],
        fix: `openssl rand -base64 32, then wrangler secret put ${name}.`,
      }))
  )
}

/** Addresses of this machine in an environment. */
function localAddresses(env: SettingTexts): Finding[] {
  return Object.entries(env)
    .filter(([, value]) => /\/\/(?:localhost|127\.0\.0\.1)\b/.test(value))
    .map(([name]) => ({
      check: `setting ${name}`,
      state: 'problem',
      settings: [name],
      what: 'it is an address of this machine',
      why: 'The Worker cannot reach it, so what needs it fails.',
      fix: `Set ${name} to the address of the service.`,
    }))
}
