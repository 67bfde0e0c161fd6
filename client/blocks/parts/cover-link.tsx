import type { ComponentContext } from '../define-block.tsx'

type CoverLinkProps = {
  href: string | null
  /** From the block's words. Without any, there is no link, because its name would be missing, and an editor is told. */
  label: string
  context: Pick<ComponentContext, 'note'>
}

/** A link that covers its positioned parent. Links above it need `z-index: 2`. Never put it inside another link. */
export function CoverLink({ href, label, context }: CoverLinkProps) {
  if (href === null) return null
  if (label !== '') return <a className="cover-link" href={href} aria-label={label} />
  context.note('link: needs words in the block, or a picture with alternative text')
  return null
}
