/** A woven label on a picture. 'Sale' is red on white [PDP-40]. */
export function Badge({ text }: { text: string }) {
  return <span className={/^sale$/i.test(text) ? 'badge badge--sale' : 'badge'}>{text}</span>
}
