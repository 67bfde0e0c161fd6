import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { embeddedVars, readEnvironment, toEnvironmentName } from '../lib/environments.ts'
import { defaultPorts } from '../lib/ports.ts'
import { root } from '../lib/root.ts'
import type { SettingTexts } from '#worker/configuration/parse-settings.ts'
import { settings, type SettingName } from '#worker/configuration/settings.ts'

/**
 * The settings of an environment: its table in wrangler.toml, then `.dev.vars.{environment}`, then variables of the
 * shell. The platform never shows a secret again, so secrets come from the file or the shell. Without a name, these are
 * the settings of the embedded set-up, on the ports of `PORT` and `SANDBOX_PORT`.
 */
export function readSettings(name: string | undefined) {
  const embedded = onChosenPorts(embeddedVars())
  const { vars: own, kv_namespaces: namespaces } =
    name === undefined ? { vars: embedded, kv_namespaces: [] } : readEnvironment(toEnvironmentName(name))
  const file = join(root, name === undefined ? '.dev.vars' : `.dev.vars.${name}`)
  const fromFile = existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as SettingTexts) : {}
  const fromShell = Object.fromEntries(
    (Object.keys(settings) as SettingName[]).flatMap((setting) => {
      const value = process.env[setting]
      return value === undefined ? [] : [[setting, value]]
    }),
  )
  return { env: { ...own, ...fromFile, ...fromShell }, standIn: embedded, environment: name, namespaces }
}

function onChosenPorts(vars: SettingTexts): SettingTexts {
  const { PORT = defaultPorts.storefront, SANDBOX_PORT = defaultPorts.sandbox } = process.env
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [
      name,
      value.replaceAll(/localhost:(\d+)/g, (address, port: string) =>
        Number(port) === defaultPorts.storefront
          ? `localhost:${PORT}`
          : Number(port) === defaultPorts.sandbox
            ? `localhost:${SANDBOX_PORT}`
            : address,
      ),
    ]),
  )
}
