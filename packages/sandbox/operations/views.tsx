/** @jsxImportSource hono/jsx */

import type { Child } from 'hono/jsx'

/** A section with a heading and a table that scrolls sideways on a phone. */
export function TableSection({
  id,
  title,
  note,
  columns,
  children,
}: {
  id: string
  title: string
  note?: string
  columns: readonly string[]
  children: Child
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p class="hint">{note}</p>}
      <div class="scroll" tabindex={0} role="region" aria-label={`Table: ${title}`}>
        <table class="figures">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  )
}

/** A bar of a chart whose figures are in the text beside it. `start` and `length` are shares of its width. */
export function Bar({ start = 0, length, kind }: { start?: number; length: number; kind: string }) {
  const percent = (share: number) => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`
  return (
    <span class="track" aria-hidden="true">
      <span class={`bar ${kind}`} style={{ marginLeft: percent(start), width: percent(length) }} />
    </span>
  )
}

export function milliseconds(value: number): string {
  return `${Math.round(value).toLocaleString('en-GB')} ms`
}
