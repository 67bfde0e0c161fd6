const bytesPerObject = 24
const bytesPerField = 16
const bytesPerText = 16

/**
 * Roughly the bytes that a value occupies in V8's heap. It counts two bytes for each character of a text, so that a
 * limit of bytes is never exceeded by much. A function counts as one object.
 */
export function heapBytes(value: unknown): number {
  if (typeof value === 'string') return bytesPerText + 2 * value.length
  if (typeof value !== 'object' || value === null) return bytesPerField
  if (value instanceof Uint8Array) return bytesPerObject + value.length
  const fields = value instanceof Map ? [...value].flat() : value instanceof Set ? [...value] : Object.values(value)
  return fields.reduce<number>((sum, field) => sum + bytesPerField + heapBytes(field), bytesPerObject)
}
