import { addressLines } from '#shared/domain/address-lines.ts'

/** A postal address in the order of its country. Each line has the direction of its own letters. */
export function AddressLines({ place }: { place: Parameters<typeof addressLines>[0] }) {
  return (
    <address>
      {addressLines(place).map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
