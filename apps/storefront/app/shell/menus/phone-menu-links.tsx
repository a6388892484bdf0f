import { Disclosure } from '@tessera/ui/disclosure'
import { StoreIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { CachedPart } from '../../render-cache/cached-part.tsx'
import type { MenuDepartment } from '../frame.server.ts'

const extraLinks = [
  { name: 'Order status', url: '/order-status' },
  { name: 'Favorites', url: '/favorites' },
  { name: 'Shop by look', url: '/shop/looks/marble' },
  { name: 'Calculators', url: '/calculators' },
  { name: 'Stories', url: '/blog' },
  { name: 'Guides', url: '/guides' },
  { name: 'For pros', url: '/pro' },
  { name: 'Book a consultation', url: '/consultation' },
  { name: 'Contact', url: '/contact' },
]
const rowClass = 'flex min-h-12 items-center gap-2 border-b border-grout no-underline'

export function PhoneMenuLinks({ departments }: { departments: readonly MenuDepartment[] }) {
  return (
    <CachedPart as="nav" aria-label="Departments" className="px-6 pb-10" part={MenuLinks} given={{ departments }} />
  )
}

function MenuLinks({ departments }: { departments: readonly MenuDepartment[] }) {
  return (
    <>
      {departments.map(({ id, name, url, categories }) => (
        <Disclosure key={id} summary={name} name="phone-departments">
          <ul>
            {[{ name: `All ${name.toLowerCase()}`, url }, ...categories].map((one) => (
              <li key={one.url}>
                <Link href={one.url} className="flex min-h-11 items-center no-underline">
                  {one.name}
                </Link>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
      <Link href="/stores" className={rowClass}>
        <StoreIcon /> Stores
      </Link>
      {extraLinks.map(({ name, url }) => (
        <Link key={url} href={url} className={rowClass}>
          {name}
        </Link>
      ))}
    </>
  )
}
