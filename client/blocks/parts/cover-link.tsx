/** A link that covers its positioned parent. Links above it need `z-index: 2`. Never put it inside another link. */
export function CoverLink({ href, label }: { href: string; label: string }) {
  return <a className="cover-link" href={href} aria-label={label} />
}
