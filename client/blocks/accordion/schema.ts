import * as v from 'valibot'
import { RequiredMarkdown, RequiredText, Text } from '../parts/fields.ts'

const AccordionItemSchema = v.object({ title: RequiredText, body: RequiredMarkdown })

/** Questions and answers. The answers are Markdown. */
export const AccordionSchema = v.object({ title: Text, items: v.pipe(v.array(AccordionItemSchema), v.minLength(1)) })
