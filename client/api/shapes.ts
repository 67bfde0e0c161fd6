/** True for an object of JSON. Parsers of the Worker's responses begin with it. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
