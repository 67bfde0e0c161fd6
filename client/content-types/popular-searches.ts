import * as v from 'valibot'
import { lenientList, RequiredText, Text } from '../blocks/parts/fields.ts'

/** Popular searches of a market. An entry that does not parse is left out. */
export const PopularSearchesSchema = v.object({
  searches: lenientList(v.object({ term: v.pipe(RequiredText, v.maxLength(60)), url: Text })),
})
