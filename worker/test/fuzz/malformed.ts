import fc from 'fast-check'
import * as v from 'valibot'
import { arbitraryOf } from './arbitrary-of.ts'
import type { FormTarget, OperationTarget } from './targets.ts'

/** A request body with its content type. */
export type Body = { type: string; bytes: Uint8Array<ArrayBuffer> }

const json = 'application/json'
const urlEncoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=edge'
const encoder = new TextEncoder()

const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e999',
  'NaN',
  '99999999999999999999',
  '2147483648',
  '\u0000',
  '\u202e',
  '😀'.repeat(300),
  'x'.repeat(20_000),
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  '{"$ne":null}',
  '//evil.example',
]

/** What expressions repeat. A run of it that ends otherwise makes an expression try again from each place. */
const repeated = [
  ' ',
  ',',
  '(',
  '-',
  '.',
  '/',
  '0',
  'a',
  'x',
  '@',
  'a.',
  '[',
  ';x',
  '\t',
  '\u200d',
  '\u0301',
  'é',
  '%41',
]
/** The last one is nearly all of a body, if it is not encoded. */
const longLengths = [1000, 9000, 30_000]

const longText = fc
  .tuple(fc.constantFrom(...repeated), fc.constantFrom(...longLengths), fc.constantFrom('', 'z', '!', '1', '\u0000'))
  .map(([unit, length, end]) => unit.repeat(length / unit.length) + end)

const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }), longText)

const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(null).map(() => deep(2000)),
)

const anyBytes = fc.uint8Array({ maxLength: 400 }).map((array) => new Uint8Array(array))
const anyType = fc.constantFrom(
  json,
  urlEncoded,
  multipart,
  'text/plain',
  'multipart/form-data',
  '',
  `${json};charset=x`,
)

/** Bodies of any kind, for an endpoint that takes nothing from a browser but reports. */
export const anyBody: fc.Arbitrary<Body> = fc.oneof(
  fc.record({ type: anyType, bytes: anyBytes }),
  fc.record({
    type: fc.constantFrom(json, 'application/reports+json'),
    bytes: hostileValue.map((value) => encoded(JSON.stringify([value]))),
  }),
  fc.record({
    type: fc.constant(urlEncoded),
    bytes: fc.array(fc.tuple(hostileText, hostileText)).map((list) => encoded(new URLSearchParams(list).toString())),
  }),
)

/** Bodies that the operation's schema does not take: values of the schema with one part changed, and plain bytes. */
export function malformedJson({ schema }: OperationTarget): fc.Arbitrary<Body> {
  const text = fc
    .tuple(arbitraryOf(schema), hostileValue, fc.nat(), fc.constantFrom('replace', 'remove', 'add', 'wrap'))
    .map(([value, hostile, place, how]) => JSON.stringify(changed(value, { hostile, place, how })))
  const broken = fc.tuple(text, fc.nat()).map(([whole, at]) => whole.slice(0, at % Math.max(1, whole.length)))
  const special = fc.constantFrom(
    '',
    'null',
    '[]',
    '{}',
    '[null]',
    '[[{}]]',
    '"x"',
    '[{}',
    `[{"__proto__":{"a":1}}]x`,
    '[1e999]',
  )
  return fc
    .oneof(
      { weight: 6, arbitrary: fc.record({ type: fc.constant(json), bytes: text.map(encoded) }) },
      { weight: 2, arbitrary: fc.record({ type: fc.constant(json), bytes: fc.oneof(broken, special).map(encoded) }) },
      { weight: 1, arbitrary: fc.record({ type: anyType, bytes: anyBytes }) },
    )
    .filter((body) => !body.type.startsWith(json) || !v.safeParse(schema, parsedJson(body.bytes)).success)
}

/** Bodies that the form does not take: its fields with hostile values, doubled, as files, or plain bytes. */
export function malformedForm({ fields, takes }: FormTarget): fc.Arbitrary<Promise<Body | null>> {
  const name = fields.length > 0 ? fc.oneof(fc.constantFrom(...fields), hostileText) : hostileText
  const pairs = fc.array(fc.tuple(name, hostileText), { maxLength: 12 })
  const typed = fc.oneof(
    {
      weight: 5,
      arbitrary: pairs.map((list) => ({ type: urlEncoded, bytes: encoded(new URLSearchParams(list).toString()) })),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(pairs, fc.boolean()).map(([list, isCut]) => ({ type: multipart, bytes: parts(list, isCut) })),
    },
    { weight: 3, arbitrary: fc.record({ type: anyType, bytes: anyBytes }) },
  )
  return typed.map(async (body) => ((await isTaken(body, takes)) ? null : body))
}

async function isTaken({ type, bytes }: Body, takes: FormTarget['takes']): Promise<boolean> {
  const request = new Request('https://shop.invalid', {
    method: 'POST',
    body: bytes,
    headers: type ? { 'content-type': type } : {},
  })
  return request.formData().then(takes, () => false)
}

function parts(pairs: readonly [string, string][], isCut: boolean): Uint8Array<ArrayBuffer> {
  const text = pairs.map(
    ([name, value], index) =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"${index % 3 === 2 ? '; filename="a.txt"' : ''}\r\n\r\n${value}\r\n`,
  )
  return encoded(text.join('') + (isCut ? '--ed' : '--edge--\r\n'))
}

type Change = { hostile: unknown; place: number; how: string }

/** The value with one of its parts changed; `place` selects the part. */
function changed(value: unknown, { hostile, place, how }: Change): unknown {
  if (typeof value !== 'object' || value === null) return how === 'wrap' ? [value] : hostile
  const keys = Object.keys(value)
  if (keys.length === 0 || place % 7 === 6) return how === 'add' ? { ...value, [String(hostile)]: hostile } : hostile
  const key = keys[place % keys.length] ?? ''
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value }
  if (how === 'remove' && place % 3 === 0) delete copy[key]
  else copy[key] = changed(copy[key], { hostile, place: Math.floor(place / keys.length), how })
  return copy
}

function deep(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

function parsedJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(encoder.encode(text))
}
