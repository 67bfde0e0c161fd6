import { moneyFromDecimal } from '#shared/domain/money.ts'

/** Rows of amounts in minor units, as a page or a mail shows them: `['Delivery', 395]`. */
export type AmountRows = [label: string, amount: number][]

/** The rows of a definition list. */
export function rowsOfHtml(html: string): AmountRows {
  const rows = html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)
  return [...rows].flatMap(([, label = '', text = '']) => rowOf(label, text))
}

/** The rows of a mail's text part: the lines from its subtotal to its total. */
export function rowsOfMail(text: string): AmountRows {
  const [rows = ''] = /^Subtotal: .*?^Total: [^\n]*/ms.exec(text) ?? []
  return rows.split('\n').flatMap((row) => rowOf(...(row.split(/: (?=[^:]*$)/) as [string, string])))
}

/** The amounts of a page's lines, in minor units. */
export function lineAmountsOf(html: string): number[] {
  const [lists] = [html.matchAll(/<ul class="order-lines">(.*?)<\/ul>/gs)]
  return [...lists].flatMap(([, list = '']) =>
    [...list.matchAll(/<\/div><p>([^<]*)<\/p>/g)].map(([, text = '']) => amountOf(text) ?? Number.NaN),
  )
}

/** Splits rows at the total: `before` add up to it, and so do `after` and what is left. */
export function splitAtTotal(rows: AmountRows) {
  const at = rows.findIndex(([label]) => label === 'Total')
  const total = rows[at]?.[1] ?? Number.NaN
  const amountOfRow = (name: string) => rows.find(([label]) => label === name)?.[1] ?? 0
  return {
    total,
    sum: sumOf(rows.slice(0, at)),
    after: rows.slice(at + 1),
    delivery: amountOfRow('Delivery'),
    tax: amountOfRow('Tax') + amountOfRow('Sales tax'),
  }
}

export function sumOf(rows: AmountRows): number {
  return rows.reduce((sum, [, amount]) => sum + amount, 0)
}

function rowOf(label: string, text: string): AmountRows {
  const amount = amountOf(text)
  return amount === null ? [] : [[label, amount]]
}

/** `null` if the text is not an amount. */
export function amountOf(text: string): number | null {
  if (text === 'Free') return 0
  const [, sign, digits = ''] = /^(−?)[£$€]([\d,]+\.\d{2})$/.exec(text) ?? []
  if (digits === '') return null
  return moneyFromDecimal(digits.replaceAll(',', ''), 'GBP').amount * (sign ? -1 : 1)
}
