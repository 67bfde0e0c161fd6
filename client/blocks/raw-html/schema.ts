import * as v from 'valibot'
import { RequiredText, Text } from '../parts/fields.ts'

const defaultHeight = 300

/**
 * Markup, styles and script from another source. `title` names the frame for screen readers; `height`, in pixels, is
 * reserved until the frame has loaded.
 */
export const RawHtmlSchema = v.object({
  title: RequiredText,
  html: RequiredText,
  css: Text,
  javascript: Text,
  height: v.pipe(
    v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4000)), defaultHeight),
    v.description('In pixels'),
    v.transform((height) => height ?? defaultHeight),
  ),
})
