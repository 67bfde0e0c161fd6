/** True for a method that changes nothing. */
export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
