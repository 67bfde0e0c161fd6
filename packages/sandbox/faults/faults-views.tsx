/** @jsxImportSource hono/jsx */

import type { FormErrors } from '../checkout/address-form.ts'
import { Field, Select } from '../checkout/views/fields.tsx'
import { services, standIns } from '../services.ts'
import { listCalls } from './call-log.ts'
import { findSwitched, switchKinds, switches } from './fault-form.ts'
import type { Rule } from './rules.ts'

const callsShown = 10

/** A row of switches for each service. Assistive technology can read whether a switch is on. */
export function SwitchTable({ rules }: { rules: readonly Rule[] }) {
  return (
    <form method="post" action="/control/faults-page">
      <div class="scroll" tabindex={0} role="region" aria-label="Table of switches">
        <table class="switches">
          <thead>
            <tr>
              <th scope="col">Service</th>
              {switchKinds.map((kind) => (
                <th scope="col" key={kind}>
                  {switches[kind].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {services.map((service) => (
              <tr key={service}>
                <th scope="row">{standIns[service].title}</th>
                {switchKinds.map((kind) => {
                  const isOn = findSwitched(rules, service, kind) !== undefined
                  return (
                    <td key={kind}>
                      <button
                        class="switch"
                        name="switch"
                        value={`${service}:${kind}`}
                        aria-pressed={isOn ? 'true' : 'false'}
                      >
                        <span class="visually-hidden">{`${standIns[service].title}, ${switches[kind].label}: `}</span>
                        {isOn ? 'On' : 'Off'}
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl class="legend">
        {switchKinds.map((kind) => (
          <div key={kind}>
            <dt>{switches[kind].label}</dt>
            <dd>{switches[kind].hint}</dd>
          </div>
        ))}
      </dl>
    </form>
  )
}

type FaultFormProps = { errors: FormErrors; form?: FormData | undefined }

/** The form for a fault of one operation or a number of calls. */
export function FaultForm({ errors, form }: FaultFormProps) {
  const chosen = (name: string) => String(form?.get(name) ?? '')
  return (
    <section aria-labelledby="one">
      <h2 id="one">Fault of one operation or a number of calls</h2>
      <form method="post" action="/control/faults-page" class="fault-form">
        <Select name="service" label="Service" errors={errors}>
          {services.map((service) => (
            <option key={service} value={service} selected={chosen('service') === service}>
              {standIns[service].title}
            </option>
          ))}
        </Select>
        <Select name="kind" label="What goes wrong" errors={errors}>
          {switchKinds.map((kind) => (
            <option
              key={kind}
              value={kind}
              selected={chosen('kind') === kind}
            >{`${switches[kind].label}: ${switches[kind].hint}`}</option>
          ))}
        </Select>
        <Field name="method" label="Method" isOptional errors={errors} value={chosen('method')} />
        <Field
          name="path"
          label="Path"
          hint="Without the service’s prefix. * matches within one segment, ** matches anything: /stores/*/v3/carts/**"
          isOptional
          errors={errors}
          value={chosen('path')}
        />
        <Field
          name="graphqlOperation"
          label="GraphQL operation"
          isOptional
          errors={errors}
          value={chosen('graphqlOperation')}
        />
        <Field
          name="times"
          label="Number of calls"
          hint="If empty, the fault stays until it is removed"
          isOptional
          inputMode="numeric"
          errors={errors}
          value={chosen('times')}
        />
        <Field
          name="status"
          label="Status"
          hint="Only for Down; 503 if empty"
          isOptional
          inputMode="numeric"
          errors={errors}
          value={chosen('status')}
        />
        <Field
          name="delayMs"
          label="Delay in milliseconds"
          isOptional
          inputMode="numeric"
          errors={errors}
          value={chosen('delayMs')}
        />
        <button>Set the fault</button>
      </form>
    </section>
  )
}

/** The newest calls of each service. */
export function CallTable() {
  return (
    <section aria-labelledby="calls">
      <h2 id="calls">Last calls</h2>
      {services.flatMap((service) => {
        const newest = listCalls(service).slice(-callsShown).toReversed()
        if (newest.length === 0) return []
        return (
          <details key={service}>
            <summary>{standIns[service].title}</summary>
            <ol>
              {newest.map(({ at, method, path, status, fault }, index) => (
                <li key={index}>
                  <code>{`${method} ${path}`}</code> {status ?? 'not answered yet'}
                  {fault && `, ${switches[fault].label.toLowerCase()}`} <small>{at}</small>
                </li>
              ))}
            </ol>
          </details>
        )
      })}
    </section>
  )
}
