import type { MailDraft } from './mail-draft.ts'
import { escapeHtml } from '#client/html/escape-html.ts'
import { brand } from '#shared/merchant.ts'
import * as messages from '#shared/messages/own-mail.ts'

// Mail programs know no stylesheets beside the document, and some only inline styles.
const serif = "Georgia,'Times New Roman',serif"
const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const ink = '#24211c'
const paper = '#fbf7f0'

const style = {
  body: `margin:0;padding:0;background:${paper};color:${ink};font:16px/1.5 ${sans}`,
  preview: 'display:none;max-height:0;overflow:hidden',
  band: 'height:12px;background:#9e3d26;background-image:repeating-linear-gradient(90deg,#9e3d26 0 14px,#d8a23f 14px 18px,#24211c 18px 24px,#d8a23f 24px 28px)',
  brand: `display:block;padding:24px 0;color:${ink};font:600 28px/1 ${serif};text-decoration:none`,
  title: `margin:8px 0 16px;color:${ink};font:400 28px/1.2 ${serif}`,
  text: `margin:0 0 24px;color:${ink}`,
  button: `display:inline-block;margin:0 0 24px;padding:13px 26px;background:${ink};color:${paper};font-weight:600;text-decoration:none`,
  foot: 'margin:0;padding:24px 0 40px;border-top:1px solid #d9cdba;color:#5c5548;font-size:14px',
}

const darkMode =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){.ground{background:#1f1c18!important}.ink{color:#f2eade!important}.soft{color:#c9bda9!important;border-color:#6b6152!important}.button{background:#f2eade!important;color:#24211c!important}}'

/**
 * The HTML part of a mail: one column, at most 600 pixels wide. It loads nothing, so it is complete with pictures off
 * and counts no readers.
 */
export function mailHtml({ locale, home, subject, before, button, after, stop }: MailDraft): string {
  const paragraph = (text: string) => `<p class="ink" style="${style.text}">${escapeHtml(text)}</p>`
  const { wishes, name } = messages.closing
  const link = button
    ? `<a class="button" href="${escapeHtml(button.href)}" style="${style.button}">${escapeHtml(button.label)}</a>\n`
    : ''
  const stopLink = stop
    ? `<br><br><a href="${escapeHtml(stop.href)}" style="color:inherit">${escapeHtml(stop.label)}</a>`
    : ''
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkMode}</style>
</head>
<body class="ground" style="${style.body}">
<div style="${style.preview}">${escapeHtml(before[0] ?? subject)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:0 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px"><tr><td>
<div style="${style.band}"></div>
<a class="ink" href="${escapeHtml(home)}" style="${style.brand}">${escapeHtml(brand)}</a>
<h1 class="ink" style="${style.title}">${escapeHtml(subject)}</h1>
${before.map(paragraph).join('\n')}
${link}${after.map(paragraph).join('\n')}
<p class="soft" style="${style.foot}">${escapeHtml(wishes)}<br>${escapeHtml(name)}${stopLink}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}
