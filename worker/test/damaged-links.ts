/** What is not the token of a mailed link: nothing, a word, the token cut, changed in one place, and a long text. */
export function damagedLinks(token: string): string[] {
  const changed = `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`
  return ['', 'none', token.slice(0, -1), changed, 'A'.repeat(5000)]
}
