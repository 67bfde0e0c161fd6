import type { SettingTexts } from '#worker/configuration/parse-settings.ts'
import { settings, type Setting, type SettingName } from '#worker/configuration/settings.ts'

const minLength = 4

/** Removes the values of secrets, and the parts of secret lists, from a text. */
export function createRedact(env: SettingTexts): (text: string) => string {
  const secrets = (Object.entries<Setting>(settings) as [SettingName, Setting][])
    .filter(([, { isSecret }]) => isSecret)
    .flatMap(([name]) => {
      const value = env[name]?.trim() ?? ''
      return [value, ...value.split(',').flatMap((part) => [part.trim(), part.slice(part.indexOf('=') + 1).trim()])]
    })
    .filter((value) => value.length >= minLength)
    .toSorted((a, b) => b.length - a.length)
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '[secret]'), text)
}
