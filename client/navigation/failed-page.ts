import { pageTitle } from '#shared/merchant.ts'
import { failedPage as messages } from '#shared/messages/failed-page.ts'

/**
 * The shop's error page for a page that did not arrive, as a document. Its link leads to the address of the page that
 * was asked for, with its fragment, so it repeats the navigation (D-242). Like the server's error pages it allows no
 * third-party script. `hash` is that of a parsed URL.
 */
export function failedPage(isOnline: boolean, hash: string): string {
  const [title, message] = isOnline
    ? [messages.title, messages.message]
    : [messages.offlineTitle, messages.offlineMessage]
  return `<title>${pageTitle(title)}</title><body data-page-type="error" data-layout="default" data-side="personal"><main id="main" tabindex="-1" aria-labelledby="error"><div class="error-page"><h1 class="error-page__title" id="error">${title}</h1><p>${message}</p><p class="error-page__retry"><a class="button" href="${hash.replaceAll('&', '&amp;')}">${messages.retry}</a></p></div></main>`
}
