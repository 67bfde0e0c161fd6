const fallback = 1

/**
 * Parses the channel id header. Returns 1 if it is missing or 0.
 *
 * @throws Error 'Channel id is not a number.'
 */
export function parseChannelId(header: string | null | undefined): number {
  if (header === null || header === undefined || header.trim() === '') return fallback
  const id = Number(header)
  if (!Number.isInteger(id)) throw new Error('Channel id is not a number.')
  return id === 0 ? fallback : id
}
