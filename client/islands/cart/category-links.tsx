import { useState } from 'react'
import * as messages from '#shared/messages/shop.ts'

// Every page has them, so that the panel needs no data of its own.
const topLinks = '.desktop-navigation__top'

/** The top categories of the page's main navigation, so that an empty panel leads somewhere. Only in the browser. */
export function CategoryLinks() {
  const [links] = useState(() =>
    [...document.querySelectorAll<HTMLAnchorElement>(topLinks)].map((link) => ({
      href: link.getAttribute('href') ?? '',
      text: link.textContent.trim(),
    })),
  )
  if (links.length === 0) return null
  return (
    <nav className="category-links" aria-label={messages.emptyPanel.categories}>
      <h4>{messages.emptyPanel.categories}</h4>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
