import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'

/** An alert of the runbook. `sections` are the numbers of the runbook to go on with. */
export type Alert = { name: string; wakes: boolean; sections: string[]; queries: string[] }

const document = join(root, 'docs/runbook.md')

/** The alerts of the runbook, which is their only source. @throws Error if one names no section or has no query */
export function readAlerts(text = readFileSync(document, 'utf8')): Alert[] {
  const section = text.split(/^### /m).find((part) => part.startsWith('Alerts\n')) ?? ''
  return section
    .split(/^(?=\*\*[^*]+\*\*)/m)
    .slice(1)
    .map((part) => {
      const [, name = ''] = /^\*\*([^*]+)\*\*/.exec(part) ?? []
      const [, waking] = /\((wakes somebody|in office hours)\)/.exec(part) ?? []
      const [, goOn = ''] = /Go on with ([\d, or]+)\./.exec(part.replaceAll('\n', ' ')) ?? []
      const sections = goOn.match(/\d+/g) ?? []
      const queries = [...part.matchAll(/^```sql\n(.*?)^```$/gms)].map(([, query = '']) => query)
      if (waking === undefined || sections.length === 0 || queries.length === 0)
        throw new Error(`The alert ${name} must say whom it wakes, name a section, and have a query.`)
      return { name, wakes: waking === 'wakes somebody', sections: [...sections], queries }
    })
}
