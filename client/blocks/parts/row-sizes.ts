/**
 * `sizes` of a tile's picture by the number of tiles in a row, up to four. Two stay beside each other on every screen,
 * four below the desktop too. `threeOnPhones` is the width of each of three tiles on a phone.
 */
export function rowSizes(inRow: number, threeOnPhones: '50vw' | '100vw'): string {
  if (inRow === 1) return '(min-width: 48rem) 46rem, 100vw'
  if (inRow === 2) return '50vw'
  return inRow === 3 ? `(min-width: 48rem) 33vw, ${threeOnPhones}` : '(min-width: 62rem) 25vw, 50vw'
}
