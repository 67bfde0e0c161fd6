/** A token in base64url, changed: the first character is another one. Its last may have bits that do not count. */
export function changedStart(token: string): string {
  return (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
}
