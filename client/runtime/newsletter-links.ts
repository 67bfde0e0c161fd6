/** Links of content name the newsletter's page; where scripts run they open its panel. */
export function openNewsletterByLinks(): void {
  mark()
  document.addEventListener('sv:navigate-end', mark)
}

function mark(): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[href$="/newsletter"]'))
    link.dataset['opens'] = 'newsletter'
}
