type InlineHtmlProps = { nonce: string; html: string; css: string | null; javascript: string | null }

/**
 * Content that the shop's owner trusts as the shop's own code. What is scripted in the mark-up itself has no nonce, and
 * does not run.
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
