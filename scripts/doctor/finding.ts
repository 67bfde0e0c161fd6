import type { ServiceName } from '#shared/errors.ts'
import type { SettingName } from '#worker/configuration/settings.ts'

/**
 * What one check found. `problem`: the shop does not work as configured. `warning`: it works, with something missing or
 * not yet there. `unchecked`: no read of the service shows it.
 */
export type Finding = {
  check: string
  state: 'ok' | 'problem' | 'warning' | 'unchecked'
  /** The settings that the check is about. */
  settings: readonly string[]
  /** What is wrong, or the figures of something that is right. */
  what?: string
  /** What a shopper or an operator loses by it. */
  why?: string
  fix?: string
}

/** What a check returns if something is wrong, or to show figures (`ok`). `state` is `problem` by default. */
export type Wrong = { what: string; fix?: string; state?: Finding['state'] }

/** Anything that a check throws is a problem, unless it is a failure of `also`. */
export type Check = {
  name: string
  /** Another service that the check reads first. Its own checks say what is wrong with it. */
  also?: ServiceName
  settings: readonly SettingName[]
  why: string
  /** What to do, if the check itself does not say. */
  fix: string
  run(signal: AbortSignal): Promise<Wrong | null>
}
