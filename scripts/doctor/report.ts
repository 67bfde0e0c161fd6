import { styleText } from 'node:util'
import type { Finding } from './finding.ts'

const marks = {
  ok: styleText('green', 'ok       '),
  problem: styleText('red', 'problem  '),
  warning: styleText('yellow', 'warning  '),
  unchecked: styleText('dim', 'unchecked'),
} as const

/** The findings for people: one line for each check, and below a problem why it matters and how to fix it. */
export function toText(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  const lines = findings.flatMap(({ check, state, what, why, fix }) => [
    `${marks[state]}  ${check}${what === undefined ? '' : `: ${what}`}`,
    ...(state === 'problem' || state === 'warning' ? [`           Why: ${why}`, `           Fix: ${fix}`] : []),
  ])
  return [
    ...lines,
    '',
    `${count('ok')} ok, ${count('problem')} problems, ${count('warning')} warnings, ${count('unchecked')} unchecked`,
  ].join('\n')
}
