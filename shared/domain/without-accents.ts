/** Lower-case letters without accents: 'Québec' becomes 'quebec'. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
