import type { PostalAddress } from '@tessera/client/shop/types.gen'

/** An address in envelope format. */
export function AddressText({ place }: { place: PostalAddress }) {
  const name = [place.firstName, place.lastName].filter(Boolean).join(' ')
  return (
    <address className="not-italic">
      {[name, place.company, place.street1, place.street2, `${place.city}, ${place.state} ${place.zip}`]
        .filter(Boolean)
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
    </address>
  )
}
