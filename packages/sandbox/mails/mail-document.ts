import { html } from 'hono/html'
import { mailStyles, style } from './mail-styles.ts'
import { closings, type MailDraft, type MailPart } from './mail.ts'

/**
 * The HTML part of a mail: one column of tables, 600 pixels wide at most, with its styles inline, because mail programs
 * know little else. It has no script and no picture that counts its readers. `origin` is that of the media service,
 * which draws the band of print at its top.
 */
export async function mailDocument({ subject, language, home, parts }: MailDraft, origin: string): Promise<string> {
  const [wishes, name] = closings[language]
  const [first] = parts
  const band = `${origin}/media/i/selvedge/wrap-meadow?w=1200&h=64&fmt=auto`
  return String(
    await html`<!doctype html>
      <html lang="${language === 'de' ? 'de-DE' : 'en-GB'}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${subject}</title>
          <base target="_blank" />
          <style>
            ${mailStyles}
          </style>
        </head>
        <body class="ground" style="${style.body}">
          <div style="${style.preview}">${first?.kind === 'paragraph' ? first.text : subject}</div>
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
            <tr>
              <td align="center" style="padding:0 16px">
                <table role="presentation" width="600" cellpadding="0" cellspacing="0" style="${style.column}">
                  <tr>
                    <td>
                      <img src="${band}" alt="" width="600" style="${style.picture}" />
                    </td>
                  </tr>
                  <tr>
                    <td class="line" style="${style.head}">
                      <a class="ink" href="${home}" style="${style.brand}">selvedge</a>
                    </td>
                  </tr>
                  <tr>
                    <td><h1 class="ink" style="${style.title}">${subject}</h1></td>
                  </tr>
                  ${parts.map(
                    (part) =>
                      html`<tr>
                        <td style="padding:0 0 24px">${partHtml(part)}</td>
                      </tr>`,
                  )}
                  <tr>
                    <td class="line soft" style="${style.foot}">
                      ${wishes}<br />${name}<br /><br />
                      <a class="soft" href="${home}" style="${style.link}">${new URL(home).host}</a>
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  )
}

function partHtml(part: MailPart) {
  switch (part.kind) {
    case 'paragraph':
      return html`<p class="ink" style="${style.text}">${part.text}</p>`
    case 'picture':
      return html`<a href="${part.href}"
        ><img src="${part.address}" alt="${part.alt}" width="600" style="${style.picture}"
      /></a>`
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0">
        <tr>
          <td class="button" style="${style.button}">
            <a class="button" href="${part.href}" style="${style.buttonLink}">${part.label}</a>
          </td>
        </tr>
      </table>`
    case 'pieces':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        ${part.pieces.map(
          (piece) =>
            html`<tr>
              <td width="96" valign="top" style="padding:0 16px 16px 0">
                <a href="${piece.href}"
                  ><img src="${piece.picture}" alt="" width="80" height="100" style="${style.thumbnail}"
                /></a>
              </td>
              <td valign="top" style="padding:0 0 16px">
                <a class="ink" href="${piece.href}" style="${style.piece}">${piece.name}</a>
                <p class="soft" style="${style.soft}">${piece.detail}</p>
              </td>
              <td class="ink" valign="top" align="right" style="${style.amount}">${piece.amount}</td>
            </tr>`,
        )}
      </table>`
    case 'amounts':
      return html`<table class="line" width="100%" cellpadding="0" cellspacing="0" style="${style.amounts}">
        ${[...part.rows, part.total].map(
          (row) =>
            html`<tr>
              <th class="ink" scope="row" align="left" style="${row === part.total ? style.total : style.row}">
                ${row.label}
              </th>
              <td class="ink" align="right" style="${row === part.total ? style.total : style.row}">${row.amount}</td>
            </tr>`,
        )}
      </table>`
    case 'lines':
      return html`<h2 class="ink" style="${style.heading}">${part.title}</h2>
        <p class="ink" style="${style.text}">
          ${part.lines.map((line, index) => (index === 0 ? line : html`<br />${line}`))}
        </p>`
  }
}
