import * as v from 'valibot'
import type { FormErrors } from '../checkout/address-form.ts'
import { FaultSchema, type Fault, type FaultKind } from './fault.ts'
import type { Rule } from './rules.ts'
import type { Service } from './services.ts'

/** The faults that the page can switch on with one button. */
export const switches = {
  delay: { label: 'Slow', hint: 'answers after 2 seconds', settings: { delayMs: 2000 } },
  hang: { label: 'Hang', hint: 'never answers', settings: {} },
  status: { label: 'Down', hint: 'answers 503 with the vendor’s error body', settings: { status: 503 } },
  'rate-limit': {
    label: 'Busy',
    hint: 'answers 429 and says when calls are welcome again',
    settings: { resetMs: 1000 },
  },
  'cut-off': { label: 'Cut off', hint: 'drops the line in the middle of the body', settings: {} },
  'malformed-json': { label: 'Bad JSON', hint: 'sends half of the JSON', settings: {} },
  'wrong-content-type': { label: 'Wrong type', hint: 'calls its answer something else', settings: {} },
  drip: { label: 'Drip', hint: 'sends the body in a trickle', settings: { bytes: 64, everyMs: 200 } },
} as const satisfies Record<
  FaultKind,
  {
    label: string
    hint: string
    settings: Partial<Record<'delayMs' | 'status' | 'resetMs' | 'bytes' | 'everyMs', number>>
  }
>

export const switchKinds = Object.keys(switches).filter((name): name is FaultKind => Object.hasOwn(switches, name))

/** The rule of a switch, if it is on. */
export function findSwitched(rules: readonly Rule[], service: Service, kind: FaultKind): Rule | undefined {
  return rules.find(({ fault }) => fault.service === service && fault.kind === kind && isWholeService(fault))
}

type ReadFault = { fault: Fault } | { errors: FormErrors }

const messages: Record<string, string> = {
  service: 'Choose a service',
  kind: 'Choose what goes wrong',
  method: 'A method is a word, like POST',
  path: 'A path begins with a slash, like /stores/*/v3/carts/**',
  graphqlOperation: 'An operation’s name has letters and digits only',
  times: 'The number of calls is 1 or more, or nothing',
  status: 'A status is between 400 and 599',
  delayMs: 'Milliseconds are between 0 and 600000',
}

/** Reads the form for a fault of one operation. Empty fields and fields that the kind does not use are ignored. */
export function readFaultForm(form: FormData): ReadFault {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const kind = switchKinds.find((candidate) => candidate === text('kind'))
  const number = (name: string) => ({ ...(text(name) !== '' && { [name]: Number(text(name)) }) })
  const word = (name: string) => ({ ...(text(name) !== '' && { [name]: text(name) }) })
  const parsed = v.safeParse(FaultSchema, {
    ...(kind && switches[kind].settings),
    ...word('service'),
    ...word('kind'),
    ...word('method'),
    ...word('path'),
    ...word('graphqlOperation'),
    ...number('times'),
    ...number('delayMs'),
    ...(kind === 'status' && number('status')),
  })
  if (parsed.success) return { fault: parsed.output }
  return {
    errors: Object.fromEntries(
      parsed.issues
        .map((issue) => v.getDotPath(issue) ?? 'kind')
        .map((name) => [name, messages[name] ?? 'This is not right']),
    ),
  }
}

function isWholeService({ method, path, graphqlOperation, times }: Fault): boolean {
  return method === undefined && path === undefined && graphqlOperation === undefined && times === undefined
}
