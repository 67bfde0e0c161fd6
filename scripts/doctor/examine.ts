import { addressChecks } from './address-checks.ts'
import { anySettings } from './any-settings.ts'
import { badgeChecks, mediaChecks, searchChecks } from './catalogue-checks.ts'
import { commerceChecks } from './commerce-checks.ts'
import { connect, type Connection, type Upstream } from './connect.ts'
import { contentChecks } from './content-checks.ts'
import type { Check, Finding, Wrong } from './finding.ts'
import { hookChecks } from './hook-checks.ts'
import { paymentChecks } from './payment-checks.ts'
import { createRedact } from './redact.ts'
import { marketingChecks, promotionChecks, shopChecks } from './sale-checks.ts'
import { settingFindings } from './setting-findings.ts'
import { ServiceError } from '#shared/errors.ts'
import { toConfiguration } from '#worker/configuration/configuration.ts'
import { parseSettings, type SettingTexts, whereToSet } from '#worker/configuration/parse-settings.ts'
import type { Settings } from '#worker/configuration/settings.ts'

const timeoutMs = 15_000

type Examination = {
  /** The settings as text. */
  env: SettingTexts
  /** Complete settings that stand in for unusable ones. Checks that read such a setting are left out. */
  standIn: SettingTexts
  /** Name of the environment; without one these are the settings of the embedded set-up. */
  environment?: string | undefined
  /** The KV namespaces of the environment. */
  namespaces?: readonly { binding: string; id: string }[]
  upstream?: Upstream
}

/**
 * Checks the settings of an environment, first by themselves and then against the services that they name. Nothing is
 * written anywhere. No finding has the value of a secret.
 */
export async function examine(examination: Examination): Promise<Finding[]> {
  const redact = createRedact(examination.env)
  const { findings, checks, unusable } = prepare(examination)
  // One after the other, so that the doctor does not use up a quota.
  for (const check of checks) findings.push(await perform(check, unusable))
  return findings.map((finding) => ({
    ...finding,
    ...(finding.what !== undefined && { what: redact(finding.what) }),
    ...(finding.fix !== undefined && { fix: redact(finding.fix) }),
  }))
}

/** What the settings say by themselves, and the checks to make. `unusable` are the settings without a valid value. */
export function prepare({
  env,
  standIn,
  environment,
  namespaces = [],
  upstream = { fetch: globalThis.fetch },
}: Examination): {
  findings: Finding[]
  checks: Check[]
  unusable: ReadonlySet<string>
} {
  const { values, issues } = parseSettings(env)
  // The embedded settings may have the same mistake.
  const stoodIn = { ...parseSettings(anySettings).values, ...parseSettings(standIn).values }
  const configuration = toConfiguration({ ...stoodIn, ...values } as Settings)
  const findings: Finding[] = [
    ...issues.map((issue) => ({
      check: `setting ${issue.name}`,
      state: 'problem' as const,
      settings: [issue.name],
      what: issue.problem,
      why: `The Worker refuses to run without a valid value: ${issue.what}.`,
      fix: whereToSet(issue),
    })),
    ...settingFindings(env, environment),
    ...namespaceFindings(namespaces),
  ]
  const unusable = new Set<string>(issues.map(({ name }) => name))
  return { findings, checks: checksOf(connect(configuration, upstream, env), env), unusable }
}

/** Every check against a service, in the order in which they are made. */
export function checksOf(connection: Connection, env: SettingTexts): Check[] {
  return [
    ...commerceChecks(connection),
    ...hookChecks(connection),
    ...contentChecks(connection),
    ...mediaChecks(connection),
    ...searchChecks(connection),
    ...badgeChecks(connection),
    ...promotionChecks(connection),
    ...paymentChecks(connection),
    ...marketingChecks(connection),
    ...shopChecks(connection),
    ...addressChecks(connection, env),
  ]
}

/** Ids that were not replaced, and two bindings of one namespace. */
export function namespaceFindings(namespaces: readonly { binding: string; id: string }[]): Finding[] {
  return namespaces
    .filter(({ id }, index) => id.includes('{') || namespaces.findIndex((other) => other.id === id) < index)
    .map(({ binding, id }) => ({
      check: `KV namespace ${binding}`,
      state: 'problem',
      settings: [binding],
      what: id.includes('{') ? `it still has the placeholder ${id}` : `its id ${id} is also that of another binding`,
      why: 'The deployment fails, or sessions and content overwrite each other.',
      fix: `Run npx wrangler kv namespace create ${binding} with this environment, and set the id in wrangler.toml.`,
    }))
}

async function perform(check: Check, unusable: ReadonlySet<string>): Promise<Finding> {
  const { name, settings, why, fix } = check
  const blocking = settings.filter((setting) => unusable.has(setting))
  if (blocking.length > 0)
    return { check: name, state: 'unchecked', settings, what: `not checked, because of ${blocking.join(', ')}` }
  const wrong = await check
    .run(AbortSignal.timeout(timeoutMs))
    .catch((cause: unknown): Wrong =>
      cause instanceof ServiceError && cause.service === check.also
        ? { what: `not checked, because of the ${cause.service} service: ${toText(cause)}`, state: 'unchecked' }
        : { what: toText(cause) },
    )
  if (wrong === null) return { check: name, state: 'ok', settings }
  if (wrong.state === 'ok') return { check: name, state: 'ok', settings, what: wrong.what }
  return { check: name, state: 'problem', settings, why, fix, ...wrong }
}

/** A failure in words. Bodies and addresses of responses are left out, because they may hold secrets. */
function toText(cause: unknown): string {
  if (!(cause instanceof ServiceError)) return cause instanceof Error ? cause.message : String(cause)
  const status = cause.status === null ? '' : ` (status ${cause.status})`
  return `${kinds[cause.kind]}${status}`
}

const kinds: Record<ServiceError['kind'], string> = {
  timeout: 'the service did not respond in time',
  network: 'the address cannot be reached',
  unavailable: 'the service failed',
  'rate-limited': 'the service refuses further calls for now',
  malformed: 'the response is not one of this service, so the address probably belongs to another service',
  unauthorised: 'the service refuses the token or key, or the account lacks a scope',
  rejected: 'the service does not know what was requested',
}
