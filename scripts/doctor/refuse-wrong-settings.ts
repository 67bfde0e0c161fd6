import { namespaceFindings } from './examine.ts'
import { readSettings } from './read-settings.ts'
import { settingFindings } from './setting-findings.ts'
import { describe, parseSettings, type SettingTexts } from '#worker/configuration/parse-settings.ts'

/**
 * Stops a deployment whose settings the Worker or the doctor would refuse, before anything is uploaded. The platform
 * keeps the secrets, so a secret that this machine does not know is left to it.
 *
 * @throws Error that names each setting
 */
export function refuseWrongSettings(
  name: string,
  { env, namespaces }: Pick<ReturnType<typeof readSettings>, 'env' | 'namespaces'> = readSettings(name),
): void {
  const isKnown = (setting: { name: keyof SettingTexts; isSecret?: true }) =>
    !setting.isSecret || env[setting.name] !== undefined
  const problems = [
    ...parseSettings(env).issues.filter(isKnown).map(describe),
    ...[...settingFindings(env, name), ...namespaceFindings(namespaces)]
      .filter(({ state }) => state === 'problem')
      .map(({ check, what, fix }) => `${check}: ${what}. ${fix}`),
  ]
  if (problems.length > 0)
    throw new Error(
      `Nothing was uploaded. The settings of ${name} are wrong:\n${problems.map((line) => `- ${line}`).join('\n')}`,
    )
}
