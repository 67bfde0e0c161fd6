import { Share } from './share.tsx'

/** A link to copy, with a button that shares it. Without scripts it is selected and copied by hand. */
export function CopyLink({ url, label, title }: { url: string; label: string; title: string }) {
  return (
    <div className="field copy-link">
      <input readOnly value={url} aria-label={label} />
      <Share url={url} title={title} />
    </div>
  )
}
