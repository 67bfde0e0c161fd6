import * as v from 'valibot'
import { maxReturnComment, type ReturnChoice, returnReasons, type ReturnRequest } from '../domain/return-request.ts'
import { typedSchema } from '../domain/typed-schema.ts'
import { typedText } from '../domain/typed-text.ts'
import type { FieldGroup, Form } from './form.ts'
import { returns as messages } from '#shared/messages/returns.ts'

const refund = 'refund'

/** What a shopper chose for one line. */
type ChosenLine = { quantity: number; reason: (typeof returnReasons)[number] | ''; resolution: string }

/**
 * The form of a return, made for what may be returned: a group for each line, and a comment. `nameOf` is what shoppers
 * read of a line. Its output is a request for at least one piece.
 */
export function returnForm(
  choices: readonly ReturnChoice[],
  nameOf: (choice: ReturnChoice) => string = () => '',
): Form<v.GenericSchema<unknown, ReturnRequest>> {
  const lines = Object.fromEntries(choices.map((choice) => [groupOf(choice), lineSchema(choice)]))
  const comment = typedSchema(typedText, maxReturnComment, () => messages.issue.comment)
  return {
    get groups() {
      return [...choices.map((choice) => groupFields(choice, nameOf(choice))), commentGroup()]
    },
    get submit() {
      return messages.submit
    },
    schema: v.pipe(
      v.object({ ...lines, comment } as v.ObjectEntries),
      v.transform((typed) => ({
        comment: typed['comment'] as string,
        lines: choices.flatMap((choice) => toReturnedLine(choice, typed[groupOf(choice)] as ChosenLine)),
      })),
      v.check(
        (request) => request.lines.length > 0,
        () => messages.issue.nothing,
      ),
    ),
  }
}

function groupOf({ lineId }: ReturnChoice): string {
  return `line${lineId}`
}

function lineSchema({ most, sizes }: ReturnChoice) {
  const stockOf = (resolution: string) => sizes.find(({ variantId }) => String(variantId) === resolution)?.stock ?? null
  return v.pipe(
    v.object({
      quantity: v.pipe(
        v.string(),
        v.regex(/^\d{0,4}$/, () => messages.issue.quantity(most)),
        v.transform(Number),
        v.maxValue(most, () => messages.issue.quantity(most)),
      ),
      reason: v.picklist(['', ...returnReasons], () => messages.issue.reason),
      resolution: v.picklist(
        ['', refund, ...sizes.map(({ variantId }) => String(variantId))],
        () => messages.issue.resolution,
      ),
    }),
    v.forward(
      v.check(
        ({ quantity, reason }) => quantity === 0 || reason !== '',
        () => messages.issue.reason,
      ),
      ['reason'],
    ),
    v.forward(
      v.check(
        ({ quantity, resolution }) => quantity <= (stockOf(resolution) ?? quantity),
        ({ input }) => messages.issue.stock(stockOf(input.resolution) ?? 0),
      ),
      ['resolution'],
    ),
  )
}

function toReturnedLine({ lineId, sizes }: ReturnChoice, chosen: ChosenLine): ReturnRequest['lines'] {
  if (chosen.quantity === 0 || chosen.reason === '') return []
  const { quantity, reason, resolution } = chosen
  const size = sizes.find(({ variantId }) => String(variantId) === resolution)
  return [{ lineId, quantity, reason, exchange: size ? { variantId: size.variantId, size: size.size } : null }]
}

function groupFields(choice: ReturnChoice, legend: string): FieldGroup {
  const name = groupOf(choice)
  const quantities = Array.from({ length: choice.most }, (_, index) => String(index + 1))
  return {
    name,
    legend,
    fields: [
      {
        name: `${name}.quantity`,
        label: messages.quantity,
        kind: 'select',
        isRequired: 'sometimes',
        options: quantities.map((value) => ({ value, label: value })),
      },
      {
        name: `${name}.reason`,
        label: messages.reason,
        kind: 'select',
        isRequired: 'sometimes',
        options: returnReasons.map((value) => ({ value, label: messages.reasons[value] })),
      },
      {
        name: `${name}.resolution`,
        label: messages.resolution,
        kind: 'select',
        isRequired: 'sometimes',
        options: [
          { value: refund, label: messages.refund },
          ...choice.sizes.map(({ variantId, size }) => ({ value: String(variantId), label: messages.exchange(size) })),
        ],
      },
    ],
  }
}

function commentGroup(): FieldGroup {
  return {
    name: 'more',
    legend: null,
    fields: [
      {
        name: 'comment',
        label: messages.comment,
        kind: 'text',
        isRequired: false,
        hint: messages.commentHint,
        maxLength: maxReturnComment,
      },
    ],
  }
}
