/** @jsxImportSource hono/jsx */

import { ratingOf, reportsOf, type VitalName, vitals, vitalsByPage } from './figures.ts'
import type { Point } from './records.ts'
import { milliseconds, TableSection } from './views.tsx'

const names = Object.keys(vitals) as VitalName[]

export function Vitals({ points }: { points: readonly Point[] }) {
  const pages = vitalsByPage(points)
  if (pages.length === 0) return null
  return (
    <TableSection
      id="vitals"
      title="Web vitals by page type"
      note="The 75th percentile of what browsers reported, with the number of reports."
      columns={['Page type', ...names]}
    >
      {pages.map(({ page, vitals: measured }) => (
        <tr key={page}>
          <th scope="row">{page}</th>
          {names.map((name) => (
            <Vital key={name} name={name} measured={measured[name]} />
          ))}
        </tr>
      ))}
    </TableSection>
  )
}

function Vital({ name, measured }: { name: VitalName; measured: { p75: number; reports: number } | undefined }) {
  if (!measured) return <td class="soft">–</td>
  const { p75, reports } = measured
  const rating = ratingOf(name, p75)
  return (
    <td>
      {name === 'CLS' ? p75.toFixed(3) : milliseconds(p75)}
      <small>
        <span class={`rating ${rating.split(' ')[0]}`}>{rating}</span>, {reports}
      </small>
    </td>
  )
}

/** Script errors and violations of the content security policy, and what browsers send by themselves. */
export function BrowserReports({ points }: { points: readonly Point[] }) {
  return (
    <>
      <Reports points={points} kind="script-error" title="Script errors" none="No browser has reported one." />
      <Reports
        points={points}
        kind="csp-violation"
        title="Violations of the content security policy"
        none="No browser has reported one."
      />
      {points.some(({ kind }) => kind === 'reporting-api') && (
        <Reports points={points} kind="reporting-api" title="Sent by the Reporting API" none="" />
      )}
    </>
  )
}

type ReportsProps = { points: readonly Point[]; kind: string; title: string; none: string }

function Reports({ points, kind, title, none }: ReportsProps) {
  const reports = reportsOf(points, kind)
  if (reports.length === 0)
    return (
      <section aria-labelledby={kind}>
        <h2 id={kind}>{title}</h2>
        <p class="soft">{none}</p>
      </section>
    )
  return (
    <TableSection id={kind} title={title} columns={['Reports', 'What', 'Where', 'Page type']}>
      {reports.map(({ count, name, detail, source, page }) => (
        <tr key={`${name} ${detail} ${source} ${page}`}>
          <td>{count}</td>
          <th scope="row">
            {name} <small>{detail}</small>
          </th>
          <td>
            <code>{source || '–'}</code>
          </td>
          <td>{page}</td>
        </tr>
      ))}
    </TableSection>
  )
}
