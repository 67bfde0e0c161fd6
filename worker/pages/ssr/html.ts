import { escapeHtml } from '#client/html/escape-html.ts'

/** JSON for the inside of a script element: it cannot close the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Attributes as written in a tag; `null` and `false` are left out, `true` becomes an attribute without a value. */
export function attributes(values: Record<string, string | boolean | null | undefined>): string {
  let text = ''
  for (const name in values) {
    const value = values[name]
    if (value === null || value === undefined || value === false) continue
    text += value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`
  }
  return text
}
