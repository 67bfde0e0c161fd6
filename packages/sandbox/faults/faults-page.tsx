/** @jsxImportSource hono/jsx */

import * as v from 'valibot'
import type { FormErrors } from '../checkout/address-form.ts'
import { ControlPage } from '../control/page.tsx'
import type { SandboxRequest } from '../env.ts'
import { services, standIns } from '../services.ts'
import { findSwitched, readFaultForm, switchKinds, switches } from './fault-form.ts'
import { FaultSchema } from './fault.ts'
import { CallTable, FaultForm, SwitchTable } from './faults-views.tsx'
import { liftFault, liftFaults, listFaults, setFault, type Rule } from './rules.ts'

export function showFaults(c: SandboxRequest) {
  return c.html(<FaultsPage errors={{}} />, 200, { 'cache-control': 'no-store' })
}

/**
 * A button of the page sends `switch={service}:{kind}`, `lift={id}`, `lift=all`, or the fields of a fault of one
 * operation.
 */
export async function changeFaults(c: SandboxRequest) {
  const form = await c.req.formData()
  const lift = form.get('lift')
  const switched = form.get('switch')
  if (lift === 'all') liftFaults()
  else if (lift !== null) liftFault(Number(lift))
  else if (switched !== null) turnSwitch(String(switched))
  else {
    const read = readFaultForm(form)
    if ('errors' in read) return c.html(<FaultsPage errors={read.errors} form={form} />, 400)
    setFault(read.fault)
  }
  return c.redirect('/control/faults-page', 303)
}

function turnSwitch(name: string) {
  const [serviceName, kindName] = name.split(':')
  const service = services.find((candidate) => candidate === serviceName)
  const kind = switchKinds.find((candidate) => candidate === kindName)
  if (!service || !kind) return
  const rule = findSwitched(listFaults(), service, kind)
  if (rule) liftFault(rule.id)
  else setFault(v.parse(FaultSchema, { service, kind, ...switches[kind].settings }))
}

function FaultsPage({ errors, form }: { errors: FormErrors; form?: FormData }) {
  const rules = listFaults()
  return (
    <ControlPage title="Faults">
      <p>
        A switch makes every call to a service fail until it is turned off. Faults also end when the sandbox stops.
        Scripts set the same faults with <code>POST /control/faults</code>.
      </p>
      <SwitchTable rules={rules} />
      <ActiveFaults rules={rules} />
      <FaultForm errors={errors} form={form} />
      <CallTable />
    </ControlPage>
  )
}

function ActiveFaults({ rules }: { rules: readonly Rule[] }) {
  return (
    <section aria-labelledby="active">
      <h2 id="active">Active faults</h2>
      {rules.length === 0 && <p>There are none: all services respond normally.</p>}
      {rules.length > 0 && (
        <form method="post" action="/control/faults-page">
          <ul>
            {rules.map((rule) => (
              <li class="fault" key={rule.id}>
                <span>{describe(rule)}</span>
                <button name="lift" value={String(rule.id)} aria-label={`Remove: ${describe(rule)}`}>
                  Remove
                </button>
              </li>
            ))}
          </ul>
          <button name="lift" value="all">
            Remove all faults
          </button>
        </form>
      )}
    </section>
  )
}

function describe({ fault, remaining }: Rule): string {
  const operation = [fault.method, fault.path, fault.graphqlOperation].filter(Boolean).join(' ')
  const size = fault.kind === 'status' ? ` ${fault.status}` : ''
  return [
    `${standIns[fault.service].title}${operation && ` (${operation})`}: ${switches[fault.kind].label.toLowerCase()}${size}`,
    fault.delayMs !== undefined && `after ${fault.delayMs} ms`,
    remaining === null ? 'until lifted' : `for the next ${remaining === 1 ? 'call' : `${remaining} calls`}`,
  ]
    .filter(Boolean)
    .join(', ')
}
