const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', rsquo: '’', lsquo: '‘', ndash: '–', mdash: '—' }

/** Paragraphs of a description in plain text: the platform's HTML loses its tags, so nothing of it is ever markup here. */
export function paragraphs(description: string): string[] {
  return description
    .replace(/<\/(p|div|li|h\d)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => (name === '#39' ? '’' : (entities[name] ?? entity)))
    .split(/\n+/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
