import * as v from 'valibot'
import { RequiredText, Text } from '../parts/fields.ts'

const defaultHeight = 300

/**
 * Mark-up, styles and script from elsewhere. `title` names it for those who do not see it; `height`, in pixels, is kept
 * free until it has come.
 */
export const RawHtmlSchema = v.object({
  title: RequiredText,
  html: RequiredText,
  css: Text,
  javascript: Text,
  height: v.pipe(
    v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4000)), defaultHeight),
    v.transform((height) => height ?? defaultHeight),
  ),
})
