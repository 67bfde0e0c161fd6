import * as v from 'valibot'
import { badgeIssues } from './badge-settings.ts'
import { namesOfPublishedSecrets } from './published-secrets.ts'
import { isLocalHost } from './setting-schemas.ts'
import { type Setting, type SettingName, type Settings, settings } from './settings.ts'

/** Parses every setting. `values` has only the settings without an issue. */
export function parseSettings(env: SettingTexts): { values: Partial<Settings>; issues: SettingIssue[] } {
  const issues: SettingIssue[] = []
  const parsed: Partial<Record<SettingName, unknown>> = {}
  for (const [name, setting] of Object.entries<Setting>(settings) as [SettingName, Setting][]) {
    const text = blankAsMissing(env[name])
    const result = v.safeParse(setting.schema, text)
    const problem = result.success ? problemOf(setting, { text, env }) : result.issues[0].message
    if (problem === null) parsed[name] = result.output
    else issues.push({ name, ...setting, problem })
  }
  const values = parsed as Partial<Settings>
  issues.push(...badgeIssues(values), ...hostIssues(values), ...secretIssues(env), ...localOnlyIssues(env))
  return { values, issues }
}

/** Values of settings as text, from a Worker's bindings or from a file. */
export type SettingTexts = { [Name in SettingName]?: string }

/** `problem` never has the value of the setting. */
export type SettingIssue = Pick<Setting, 'what' | 'isSecret'> & { name: SettingName; problem: string }

/** An issue for each published secret in use and for `PUBLIC_ORIGIN`, because it is local and the request is not. */
export function foreignRequestIssues(env: SettingTexts): SettingIssue[] {
  if (!isLocal(env)) return []
  const problem = 'it is local, but the shop is requested at another host'
  return [{ name: 'PUBLIC_ORIGIN', ...settings.PUBLIC_ORIGIN, problem }, ...publishedSecretIssues(env)]
}

/** The secrets that a Worker with these values of its other settings cannot do without. */
export function requiredSecrets(env: SettingTexts): SettingName[] {
  return (Object.entries<Setting>(settings) as [SettingName, Setting][])
    .filter(([, setting]) => setting.isSecret && (!v.is(setting.schema, undefined) || isNeeded(setting, env)))
    .map(([name]) => name)
}

/** What an issue says, and where the setting is set. */
export function describe(issue: SettingIssue): string {
  return `${issue.name} (${issue.what}): ${issue.problem}. ${whereToSet(issue)}`
}

export function whereToSet({ name, isSecret }: Pick<SettingIssue, 'name' | 'isSecret'>): string {
  return `Set it as ${isSecret ? `secret: wrangler secret put ${name}, or .dev.vars` : '[vars] in wrangler.toml'}.`
}

// `{channelId}` and `{domain}` are replaced when the address is used.
const placeholder = /\{(?!channelId\}|domain\})[^{}]*\}/

/** What is wrong with a value that its own schema accepts; `null` if nothing is. */
function problemOf(setting: Setting, { text, env }: { text: string | undefined; env: SettingTexts }): string | null {
  if (text === undefined) return isNeeded(setting, env) ? `it is missing although ${setting.neededBy} needs it` : null
  return !setting.isSecret && placeholder.test(text)
    ? `it still has the placeholder ${placeholder.exec(text)?.[0]}`
    : null
}

function isNeeded({ neededBy, isOptionalLocally }: Setting, env: SettingTexts): boolean {
  if (isOptionalLocally && isLocal(env)) return false
  return neededBy !== undefined && blankAsMissing(env[neededBy]) !== undefined
}

/** One issue for each published secret in use, unless the shop runs on localhost. */
function secretIssues(env: SettingTexts): SettingIssue[] {
  if (isLocal(env)) return []
  return publishedSecretIssues(env)
}

/** One issue for each published secret in use. */
function publishedSecretIssues(env: SettingTexts): SettingIssue[] {
  return namesOfPublishedSecrets(env).map((name) => ({
    name,
    ...settings[name],
    problem: 'the value of the sandbox is public in the repository',
  }))
}

/** An issue for each setting of the embedded set-up that is in use although the shop does not run on localhost. */
function localOnlyIssues(env: SettingTexts): SettingIssue[] {
  if (isLocal(env)) return []
  const used = [
    ...(blankAsMissing(env.BLOCK_GALLERY) === 'on' ? (['BLOCK_GALLERY'] as const) : []),
    ...(blankAsMissing(env.OPERATIONS_PAGE_URL) ? (['OPERATIONS_PAGE_URL'] as const) : []),
  ]
  return used.map((name) => ({
    name,
    ...settings[name],
    problem: `${name === 'BLOCK_GALLERY' ? 'on' : 'a value'} is allowed only with a local PUBLIC_ORIGIN`,
  }))
}

/** True if the shop says that it runs on this machine. */
export function isLocal(env: SettingTexts): boolean {
  const url = URL.parse(env.PUBLIC_ORIGIN ?? '')
  return url !== null && isLocalHost(url.hostname)
}

function blankAsMissing(value: string | undefined): string | undefined {
  return value?.trim() ? value.trim() : undefined
}

/** An issue if a market's host is the shop's own. */
function hostIssues({ PUBLIC_ORIGIN: origin, MARKET_HOSTS: hosts = {} }: Partial<Settings>): SettingIssue[] {
  if (origin === undefined || !Object.values(hosts).includes(new URL(origin).host)) return []
  return [{ name: 'MARKET_HOSTS', ...settings.MARKET_HOSTS, problem: 'a host is that of PUBLIC_ORIGIN' }]
}
