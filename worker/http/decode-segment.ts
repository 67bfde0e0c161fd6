/** A segment of a path, decoded; as it is, if it is not encoded well. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
