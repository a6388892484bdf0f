import { Disclosure } from '@tessera/ui/disclosure'
import { iconButtonClass } from '@tessera/ui/icon-button'
import { CloseIcon, StoreIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { CachedPart } from '../render-cache/cached-part.tsx'
import type { MenuDepartment } from './frame.server.ts'

export const phoneMenuId = 'phone-menu'

const extraLinks = [
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

/** A native popover: opens and closes without JavaScript, with Escape, or with a press outside. */
export function PhoneMenu({ departments }: { departments: readonly MenuDepartment[] }) {
  const menu = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [key])
  return (
    <div ref={menu} id={phoneMenuId} popover="auto" className="phone-menu">
      <div className="flex min-h-14 items-center justify-between border-b border-grout ps-6 pe-2">
        <p className="font-display text-xl">Menu</p>
        <button type="button" popoverTarget={phoneMenuId} popoverTargetAction="hide" className={iconButtonClass}>
          <CloseIcon />
          <VisuallyHidden>Close menu</VisuallyHidden>
        </button>
      </div>
      <CachedPart
        as="nav"
        aria-label="Departments"
        className="px-6 pb-10"
        part={PhoneMenuLinks}
        given={{ departments }}
      />
    </div>
  )
}

function PhoneMenuLinks({ departments }: { departments: readonly MenuDepartment[] }) {
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
