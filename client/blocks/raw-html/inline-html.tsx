type InlineHtmlProps = { nonce: string; html: string; css: string | null; javascript: string | null }

/**
 * HTML that the shop's owner trusts as the shop's own code. Scripts inside the markup itself have no nonce, so they do
 * not run.
 */
export function InlineHtml({ nonce, html, css, javascript }: InlineHtmlProps) {
  return (
    <section className="raw-html raw-html--inline">
      {css !== null && (
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css.replace(/<\/style/gi, '<\\/style') }} />
      )}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {javascript !== null && (
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: javascript.replace(/<(?=\/script|!--)/gi, '\\x3c') }}
        />
      )}
    </section>
  )
}
