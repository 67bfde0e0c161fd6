export function randomSeed(): string {
  return String(Math.floor(Math.random() * 2 ** 31))
}
