import { escapeHtml } from '../html/escape-html.ts'
import { pageTitle } from '#shared/brand.ts'
import { failedPage as messages } from '#shared/messages/failed-page.ts'

/**
 * The shop's error page for a page that did not arrive, in the form of a page of the server. Its link repeats the
 * navigation (D-242). Like the server's error pages it allows no third-party script.
 */
export function failedPage(url: string, isOnline: boolean) {
  const heading = isOnline ? messages.title : messages.offlineTitle
  const message = isOnline ? messages.message : messages.offlineMessage
  const title = escapeHtml(pageTitle(heading))
  const head = `<title>${title}</title><meta name="robots" content="noindex, follow">`
  const body = `<h1 class="error-page__title">${escapeHtml(heading)}</h1><p>${escapeHtml(message)}</p><p class="error-page__retry"><a class="button" href="${escapeHtml(url)}">${escapeHtml(messages.retry)}</a></p>`
  return {
    url,
    html: `<!doctype html>${head}<body data-page-type="error" data-layout="default" data-side="personal"><main id="main" tabindex="-1" aria-label="${title}"><div class="error-page">${body}</div></main>`,
    isOutage: true,
    isStandIn: true,
  } as const
}
