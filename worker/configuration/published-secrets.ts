import { fromBase64 } from '../lib/crypto.ts'
import { type Setting, type SettingName, settings } from './settings.ts'

/** Secrets of the embedded sandbox. They are public in this repository, so anyone could sign a shop's cookies with them. */
const sandboxSecrets = [
  'sandbox-access-token',
  'sandbox-storefront-token',
  'sandbox-marketing-key',
  'sandbox-shops-key',
  'sandbox-talonone-uk',
  'sandbox-talonone-us',
  'sandbox-talonone-eu',
  'sandbox-client-secret-for-this-machine-only',
  'c2VsdmVkZ2UtbG9jYWwtZGV2ZWxvcG1lbnQta2V5LW9ubHktMDE',
  'sandbox-content-webhook-secret',
  'sandbox-order-webhook-secret',
  'sandbox-adyen-key',
  '53656C766564676553616E64626F784F6E6C79466F72546869734D616368696E',
]

/** The secrets whose values are those of the sandbox. */
export function namesOfPublishedSecrets(env: { [Name in SettingName]?: string }): SettingName[] {
  return (Object.entries(settings) as [SettingName, Setting][])
    .filter(([name, { isSecret }]) => isSecret && env[name]?.split(',').some(isPublished))
    .map(([name]) => name)
}

/** `value` may be a pair `name=value`. Two spellings of base64url may be the same key, and so may two of hexadecimal. */
function isPublished(value: string): boolean {
  const secret = value.trim().replace(/^[A-Z]{3}=/, '')
  const bytes = fromBase64(secret)?.join()
  return sandboxSecrets.some(
    (known) => known.toLowerCase() === secret.toLowerCase() || (bytes && fromBase64(known)?.join() === bytes),
  )
}
