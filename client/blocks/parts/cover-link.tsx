/** A link that covers its positioned parent; links that stand above it need `z-index: 2`. Never put into another link. */
export function CoverLink({ href, label }: { href: string; label: string }) {
  return <a className="cover-link" href={href} aria-label={label} />
}
