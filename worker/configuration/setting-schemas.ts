import * as v from 'valibot'
import { fromBase64 } from '../lib/crypto.ts'
import { isEmail } from '#shared/domain/email.ts'

const minKeyBytes = 32
const minSecretLength = 16
const minDistinct = 4

const required = v.string('it is missing')

export const text = required

/** An http(s) URL without a trailing slash; https unless the host is localhost. */
export const httpUrl = v.pipe(
  required,
  v.transform(withoutTrailingSlash),
  v.check(isSafeUrl, 'it must be an https address (http only for localhost)'),
)

/** A URL that contains `{name}`, to be replaced by a value that is known later. */
export function httpUrlTemplate(name: string) {
  return v.pipe(
    required,
    v.transform(withoutTrailingSlash),
    v.check((template) => template.includes(`{${name}}`), `it must hold {${name}}`),
    v.check(
      (template) => isSafeUrl(template.replaceAll(`{${name}}`, '1')),
      'it must be an https address (http only for localhost)',
    ),
  )
}

/** `a,b` as a list without blanks and with at least one value. */
export const csv = v.pipe(required, v.transform(split), v.minLength(1, 'it must hold at least one value'))

/** `a,b` as a list of some of the names. */
export function listOf<const Name extends string>(names: readonly Name[]) {
  return v.pipe(
    required,
    v.transform(split),
    v.array(v.picklist(names, `every value must be one of ${names.join(', ')}`)),
  )
}

/** `a,b` as a list of names of up to 40 characters. */
export const shortNames = v.pipe(
  required,
  v.transform((list) => [...new Set(split(list))]),
  v.array(v.pipe(v.string(), v.maxLength(40, 'a name must have at most 40 characters'))),
)

/** `a.example,b.example`: names of hosts, without scheme, port and path. */
export const hostNames = v.pipe(
  csv,
  v.check(
    (hosts) => hosts.every((host) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(host)),
    'every value must be a host name, such as media.example.com',
  ),
)

/** The end of a host name, starting with a dot. */
export const domainSuffix = v.pipe(
  required,
  v.toLowerCase(),
  v.regex(/^(?:\.[a-z0-9-]+){2,}$/, 'it must be a dot and a domain name'),
)

/** base64url keys, each of at least 32 bytes. */
export const secretKeys = v.pipe(
  csv,
  v.check(
    (keys) => keys.every((key) => /^[\w-]+$/.test(key) && Math.floor((key.length * 3) / 4) >= minKeyBytes),
    `every key must be base64url of at least ${minKeyBytes} bytes`,
  ),
  v.check((keys) => keys.every((key) => isVaried(fromBase64(key) ?? [])), 'a key repeats a few bytes'),
)

/** A secret that another service sends or signs with. */
export const secretText = v.pipe(
  required,
  v.minLength(minSecretLength, `it must have at least ${minSecretLength} characters`),
  v.check((secret) => isVaried(secret), 'it repeats a few characters'),
)

/** A number from 0 to 1. */
export const fraction = v.pipe(
  required,
  v.regex(/^(?:0|1|0?\.\d+|1\.0+)$/, 'it must be a number from 0 to 1'),
  v.transform(Number),
)

/** `market:uk` as a facet of the search service and one of its values. */
export const searchFilter = v.pipe(
  required,
  v.regex(/^[^:]+:[^:]+$/, 'it must be a facet and a value, such as market:uk'),
  v.transform((filter) => ({
    facet: filter.slice(0, filter.indexOf(':')),
    value: filter.slice(filter.indexOf(':') + 1),
  })),
)

/** A key of 32 bytes in hexadecimal digits. */
export const hexKey = v.pipe(
  required,
  v.regex(/^[0-9a-f]{64}$/i, 'it must be 64 hexadecimal digits'),
  v.check((key) => isVaried(key.toLowerCase().match(/../g) ?? []), 'it repeats a few bytes'),
)

/** `a=x,b=y` as a record that has every one of the names. */
export function pairs<const Name extends string>(names: readonly Name[]) {
  return v.pipe(
    required,
    v.transform(
      (list) =>
        new Map(split(list).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
    ),
    v.check(
      (found) => names.every((name) => found.get(name)),
      `it must hold ${names.map((name) => `${name}=…`).join(',')}`,
    ),
    v.transform((found) => Object.fromEntries(found) as Record<Name, string>),
  )
}

/** `a=1,b=2` as a record of whole numbers from 1, of some of the names. */
export function someIds<const Name extends string>(names: readonly Name[]) {
  return v.pipe(
    pairs([]),
    v.check(
      (found) =>
        Object.entries<string>(found).every(
          ([name, id]) => names.some((allowed) => allowed === name) && /^[1-9]\d{0,8}$/.test(id),
        ),
      `every value must be a whole number from 1, of ${names.join(', ')}`,
    ),
    v.transform(
      (found) =>
        Object.fromEntries(Object.entries<string>(found).map(([name, id]) => [name, Number(id)])) as Partial<
          Record<Name, number>
        >,
    ),
  )
}

/** Like `someIds`, of every one of the names, each with an id of its own. */
export function ids<const Name extends string>(names: readonly Name[]) {
  return v.pipe(
    required,
    v.check((list) => v.is(pairs(names), list), `it must hold ${names.map((name) => `${name}=…`).join(',')}`),
    someIds(names),
    v.check((found) => new Set(Object.values(found)).size === names.length, 'every id must be given once'),
    v.transform((found) => found as Record<Name, number>),
  )
}

/** `a=x,b=y` as a record of some of the names, whose values match the schema. */
export function someOf<const Name extends string, Value>(
  names: readonly Name[],
  schema: v.GenericSchema<string, Value>,
) {
  return v.pipe(
    pairs([]),
    v.check(
      (found) => Object.keys(found).every((name) => names.some((known) => known === name)),
      `every name must be one of ${names.join(', ')}`,
    ),
    v.record(v.string(), schema),
    v.transform((found) => found as Partial<Record<Name, Value>>),
  )
}

/** `a;b;c` as a list of at least two lines. */
export const severalLines = v.pipe(
  required,
  v.transform((lines) =>
    lines
      .split(';')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
  v.minLength(2, 'every value must have at least two lines, separated by semicolons'),
)

export const emailAddress = v.pipe(required, v.check(isEmail, 'every value must be an e-mail address'))

/** Like `pairs`, for link targets: paths of the shop without market prefix, or URLs of other sites. */
export function linkTargets<const Name extends string>(names: readonly Name[], { mayBeOff = false } = {}) {
  return v.pipe(
    pairs(names),
    v.check(
      (found) =>
        Object.values<string>(found).every(
          (target) => (mayBeOff && target === 'off') || /^(\/(?!\/)|https:\/\/)\S*$/.test(target),
        ),
      mayBeOff
        ? 'every value must be a path, begin with https://, or be off'
        : 'every value must be a path or begin with https://',
    ),
  )
}

/** `a=www.a.example,b=b.example:8787` as a record of hosts of some of the names, each with a host of its own. */
export function hostsOf<const Name extends string>(names: readonly Name[]) {
  return v.pipe(
    someOf(
      names,
      v.pipe(
        v.string(),
        v.toLowerCase(),
        v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/, 'every value must be a host, such as www.example.ie'),
      ),
    ),
    v.check(
      (found) => new Set(Object.values(found)).size === Object.keys(found).length,
      'every host must be given once',
    ),
  )
}

// The addresses of RFC 1918.
const privateAddress = /^(?:10\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d{1,3}\.\d{1,3}$/

/** True if the host is this machine or one of its own network, where plain http is allowed. */
export function isLocalHost(hostname: string): boolean {
  const isThisMachine = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
  return isThisMachine || privateAddress.test(hostname)
}

// Nobody draws fewer distinct values by chance.
function isVaried(values: Iterable<unknown>): boolean {
  return new Set(values).size >= minDistinct
}

function isSafeUrl(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url.hostname)))
}

function withoutTrailingSlash(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '')
}

function split(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The values of settings, by their schemas. */
export type SettingsOf<All extends Record<string, { schema: v.GenericSchema }>> = {
  [Name in keyof All]: v.InferOutput<All[Name]['schema']>
}
