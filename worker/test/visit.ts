import { vi } from 'vitest'
import type { Env } from '../configuration/env.ts'
import type { Services } from '../context/bind-services.ts'
import type { Visit } from '../context/visit.ts'
import type { CookieAttributes } from '../ports/cart-command.ts'
import { recordedLog } from './recorded-fetch.ts'
import { markets } from '#shared/markets.ts'

/** What a rule wrote into the browser: the value and attributes of each cookie, `null` for one that it deleted. */
type WrittenCookies = Map<string, { value: string; attributes: CookieAttributes } | null>

type Double = {
  visit: Visit
  written: WrittenCookies
  /** Completes the work that was left for after the response. */
  settled(): Promise<void>
}

/**
 * A visit by hand, of a guest to the default market whose browser sends `cookies`. It has only the services and other
 * parts that the test gives; a rule that uses another one fails. No deadline passes, however busy the machine is.
 */
export function visitWith({
  sent = {},
  ...given
}: {
  sent?: Record<string, string>
  services?: { [Name in keyof Services]?: Partial<Services[Name]> | null }
} & Partial<Omit<Visit, 'services'>> = {}): Double {
  const endless = () => new AbortController().signal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(endless)
  const written: WrittenCookies = new Map()
  const left: Promise<unknown>[] = []
  const parts = {
    market: markets.en,
    log: recordedLog().log,
    customer: null,
    sessionFailure: null,
    headers: new Headers(),
    signal: endless(),
    env: {} as Env,
    host: 'shop.example',
    country: null,
    requestId: 'a-request',
    requestFacts: { market: 'en', build: '', version: '', colo: '' },
    usedCalls: 0,
    owned: null,
    cookies: {
      get: (name: string) => sent[name],
      sent: () => sent,
      set: (name: string, value: string, attributes: CookieAttributes) => void written.set(name, { value, attributes }),
      delete: (name: string) => void written.set(name, null),
    },
    later: (work: Promise<unknown>) => void left.push(work),
    ...given,
  }
  return { visit: parts as unknown as Visit, written, settled: async () => void (await Promise.all(left)) }
}
