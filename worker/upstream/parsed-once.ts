import * as v from 'valibot'
import { createIsolateMemory, type MemoryLimits } from './isolate-memory.ts'

/**
 * A schema for a part that many responses repeat, such as a product of listings. An isolate parses the same JSON once:
 * its output is then the same object, which must not change, so that what is made from it can be kept with it
 * (`oncePerObject`).
 */
export function parsedOnce<Output>(
  schema: v.GenericSchema<unknown, Output>,
  limits: MemoryLimits,
): v.GenericSchema<unknown, Output> {
  const outputs = createIsolateMemory<{ output: Output }>(limits)
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const json = JSON.stringify(dataset.value) ?? ''
      const known = outputs.get(json)
      if (known) return known.value.output
      const parsed = v.safeParse(schema, dataset.value)
      if (parsed.success) {
        outputs.set(json, { output: parsed.output })
        return parsed.output
      }
      for (const { message, path } of parsed.issues) addIssue({ message, ...(path && { path }) })
      return NEVER
    }),
  )
}
