import { isOwnSetting } from '#worker/configuration/own-settings.ts'
import type { SettingTexts } from '#worker/configuration/parse-settings.ts'
import { settings, type Setting, type SettingName } from '#worker/configuration/settings.ts'

const minLength = 4

/**
 * Removes the values of secrets, and the parts of secret lists, from a text. Any setting of the merchant's own systems
 * may be a secret.
 */
export function createRedact(env: SettingTexts): (text: string) => string {
  const known = (Object.entries<Setting>(settings) as [SettingName, Setting][])
    .filter(([, { isSecret }]) => isSecret)
    .map(([name]) => env[name])
  const own = Object.entries(env).flatMap(([name, value]) => (isOwnSetting(name) ? [value] : []))
  const secrets = [...known, ...own]
    .flatMap((text) => {
      const value = text?.trim() ?? ''
      return [value, ...value.split(',').flatMap((part) => [part.trim(), part.slice(part.indexOf('=') + 1).trim()])]
    })
    .filter((value) => value.length >= minLength)
    .toSorted((a, b) => b.length - a.length)
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '[secret]'), text)
}
