import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { Text } from '../parts/fields.ts'

const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
)

export const CountdownTimerSchema = v.pipe(
  v.object({ title: Text, startDate: Moment, endDate: Moment, url: address('url') }),
  v.check(({ startDate, endDate }) => startDate < endDate, 'The end is not after the start.'),
)
