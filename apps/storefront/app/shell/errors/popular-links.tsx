import { Link } from '@tessera/ui/link'

/** Static links to the most visited pages. */
const popularPages = [
  ['/shop/tile', 'Tile'],
  ['/shop/mosaics', 'Mosaics'],
  ['/shop/flooring', 'Wood & vinyl flooring'],
  ['/products?flag=new', 'New arrivals'],
  ['/products?flag=clearance', 'Clearance'],
  ['/calculators', 'Calculators'],
  ['/stores', 'Stores'],
  ['/policies/returns', 'Returns'],
  ['/contact', 'Contact'],
] as const

export const PopularLinks = () => (
  <nav aria-label="Popular pages" className="mt-12">
    <h2 className="mb-4 text-2xl">Popular pages</h2>
    <ul className="grid gap-x-8 tablet:grid-cols-3">
      {popularPages.map(([href, name]) => (
        <li key={href} className="border-t border-grout">
          <Link href={href} className="flex min-h-11 items-center no-underline hover:underline">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
