/** The texts of the page's breadcrumb after the home page. */
export function trailOf(page: Pick<Document, 'querySelectorAll'>): string[] {
  return [...page.querySelectorAll('.breadcrumbs a')].slice(1).map((link) => link.textContent.trim())
}
