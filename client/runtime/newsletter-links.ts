import { newsletterPath } from '#shared/links.ts'
/** Links in content lead to the newsletter page. With scripts they open its panel. */
export function openNewsletterByLinks(): void {
  mark()
  document.addEventListener('sv:navigate-end', mark)
}

function mark(): void {
  for (const link of document.querySelectorAll<HTMLElement>(`a[href$="${newsletterPath}"]`))
    link.dataset['opens'] = 'newsletter'
}
