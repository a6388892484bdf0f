import type { Store } from '@tessera/client/shop/types.gen'
import { formatMiles } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'

/** Other stores with their distances, and the way to look for more. */
export function NearbyStores({ stores }: { stores: readonly Store[] }) {
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby" className="mb-3 text-2xl">
        Nearby stores
      </h2>
      <ul className="border-t border-grout">
        {stores.map(({ id, slug, name, city, state, distanceMiles, openText }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-grout py-3">
            <span>
              <Link href={`/stores/${slug}`}>{name}</Link>
              <span className="block text-sm text-stone">
                {city}, {state} · {openText}
              </span>
            </span>
            {distanceMiles != null && <span className="tabular text-sm text-stone">{formatMiles(distanceMiles)}</span>}
          </li>
        ))}
      </ul>
      <p className="pt-3">
        <Link href="/stores">Find another store</Link>
      </p>
    </section>
  )
}
