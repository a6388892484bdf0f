import { Link } from '@tessera/ui/link'
import { Picture } from '@tessera/ui/picture'
import { useEffect, useState } from 'react'
import { loadViewed, saveViewed, type ViewedProduct } from './viewed-product.ts'

const maxShown = 6

/** Stored in this browser only; a product page adds its own product. */
export function RecentlyViewed({ here }: { here?: ViewedProduct }) {
  const [viewed, setViewed] = useState<ViewedProduct[]>([])
  const { sku, name, url } = here ?? {}
  useEffect(() => setViewed(sku && name && url ? saveViewed({ sku, name, url }) : loadViewed()), [sku, name, url])
  if (viewed.length === 0) return null
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="text-2xl">
        Recently viewed
      </h2>
      <ul className="mt-6 grid grid-cols-3 gap-px tablet:grid-cols-6">
        {viewed.slice(0, maxShown).map((one) => (
          <li key={one.sku}>
            <Link href={one.url} className="block text-sm no-underline hover:underline">
              <Picture sku={one.sku} alt="" sizes="(min-width: 768px) 210px, 33vw" />
              <span className="mt-2 block pe-3 leading-snug">{one.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
