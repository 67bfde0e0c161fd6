const special = /["&'<>]/

/** Escapes text for an element's content or a quoted attribute. */
export function escapeHtml(text: string): string {
  if (!special.test(text)) return text
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;')
}
