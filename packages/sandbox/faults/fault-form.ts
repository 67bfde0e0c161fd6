import * as v from 'valibot'
import type { FormErrors } from '../checkout/address-form.ts'
import type { Service } from '../services.ts'
import { FaultSchema, type Fault, type FaultKind } from './fault.ts'
import type { Rule } from './rules.ts'

/** The faults that the page can switch on with one button. */
export const switches = {
  delay: { label: 'Slow', hint: 'answers after 2 seconds', settings: { delayMs: 2000 } },
  hang: { label: 'Hang', hint: 'never answers', settings: {} },
  status: { label: 'Down', hint: 'answers 503 with the vendor’s error body', settings: { status: 503 } },
  'rate-limit': {
    label: 'Busy',
    hint: 'answers 429 and says when to try again',
    settings: { resetMs: 1000 },
  },
  'cut-off': { label: 'Cut off', hint: 'closes the connection in the middle of the body', settings: {} },
  'malformed-json': { label: 'Bad JSON', hint: 'sends half of the JSON', settings: {} },
  'wrong-content-type': { label: 'Wrong type', hint: 'sends a wrong content type', settings: {} },
  drip: { label: 'Drip', hint: 'sends the body slowly, in small pieces', settings: { bytes: 64, everyMs: 200 } },
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
  method: 'Enter a method, such as POST',
  path: 'Start the path with a slash, such as /stores/*/v3/carts/**',
  graphqlOperation: 'Use only letters and digits in the name of an operation',
  times: 'Enter 1 or more calls, or leave it empty',
  status: 'Enter a status between 400 and 599',
  delayMs: 'Enter 0 to 600000 milliseconds',
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
        .map((name) => [name, messages[name] ?? 'This value is not valid']),
    ),
  }
}

function isWholeService({ method, path, graphqlOperation, times }: Fault): boolean {
  return method === undefined && path === undefined && graphqlOperation === undefined && times === undefined
}
