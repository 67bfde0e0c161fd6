/** @jsxImportSource hono/jsx */

import { html } from 'hono/html'
import type { Child } from 'hono/jsx'
import type { Language } from '../catalogue/languages.ts'

/** The layout of the sandbox's own pages. */
export function ControlPage({
  title,
  stylesheet,
  language = 'en',
  children,
}: {
  title: string
  /** Address of a further stylesheet. */
  stylesheet?: string
  language?: Language
  children: Child
}) {
  return html`<!doctype html>${(
      <html lang={language === 'en' ? 'en-GB' : language}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{`${title} · Selvedge sandbox`}</title>
          <link rel="stylesheet" href="/control/control.css" />
          {stylesheet && <link rel="stylesheet" href={stylesheet} />}
        </head>
        <body>
          <header>
            <a href="/" class="brand">
              Selvedge <span>sandbox</span>
            </a>
          </header>
          <main>
            <h1>{title}</h1>
            {children}
          </main>
        </body>
      </html>
    )}`
}
