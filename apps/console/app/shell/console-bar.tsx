import { MenuIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { MenuView } from '../generic/menu.ts'
import type { GoPlace } from './go-places.ts'
import { Palette } from './palette/palette.tsx'
import type { PaletteVerb } from './palette/palette-actions.ts'
import { type Pin, PinForm, pinHref } from './pin-form.tsx'

interface Props {
  name: string
  /** The supplier of the person; null for users of the seller. */
  company: string | null
  /** Whether this person has a role of the shop's search. */
  isShopSearched: boolean
  /** Pages that this person pinned. */
  pins: readonly Pin[]
  /** Pages of the daily work. */
  pages: readonly { href: string; label: string }[]
  menu: readonly MenuView[]
  /** Pages with a key. */
  places: readonly GoPlace[]
  /** Work that the field starts: `ship`. */
  verbs: readonly PaletteVerb[]
}

/** Name, menu and sign-out: a column on desktops; elsewhere the menu opens over the page and closes with the next one. */
export function ConsoleBar({ name, company, isShopSearched, pins, pages, menu, places, verbs }: Props) {
  const popover = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes for every new page
  useEffect(() => {
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover()
  }, [pathname])
  const Keys = useKeyList()
  return (
    <header className="console-bar">
      <div className="flex min-h-12 items-center justify-between gap-4 px-4">
        <Link href="/" className="font-display text-lg" aria-current={pathname === '/' ? 'page' : undefined}>
          Tessera console
        </Link>
        <button type="button" popoverTarget="console-menu" className="console-menu-button">
          <MenuIcon /> Menu
        </button>
      </div>
      <Palette
        pages={[...places, ...menu.flatMap(({ items }) => items), ...pins]}
        verbs={verbs}
        isShopSearched={isShopSearched}
      />
      <div ref={popover} id="console-menu" popover="auto" className="console-menu">
        <Menu pins={pins} pages={pages} menu={menu} />
        <div className="mt-4 grid gap-2 border-t border-line/40 px-4 pt-4">
          <p className="wrap-anywhere">
            {name}
            {company && <span className="block text-xs opacity-75">{company}</span>}
          </p>
          <Form method="post" action="/sign-out" className="flex flex-wrap gap-x-4">
            <button type="submit" className="min-h-8 cursor-pointer underline">
              Sign out
            </button>
            <button type="submit" name="everywhere" value="yes" className="min-h-8 cursor-pointer underline">
              Sign out everywhere
            </button>
          </Form>
          {Keys && <Keys places={places} />}
        </div>
      </div>
    </header>
  )
}

/** Pinned pages, those of the daily work, and everything else. */
function Menu({ pins, pages, menu }: Pick<Props, 'pins' | 'pages' | 'menu'>) {
  const location = useLocation()
  const { pathname } = location
  return (
    <nav aria-label="Console" className="grid content-start gap-4 tablet:grid-cols-3 desktop:grid-cols-1">
      <section aria-label="Pinned" className="tablet:col-span-3 desktop:col-span-1">
        {pins.length > 0 && (
          <>
            <p className="px-4 pb-1 text-xs opacity-75">Pinned</p>
            <ul>
              {pins.map((pin) => (
                <Item key={pin.href} {...pin} at={pinHref(location)} />
              ))}
            </ul>
          </>
        )}
        <PinForm pins={pins} />
      </section>
      <ul className="tablet:col-span-3 tablet:columns-3 desktop:col-span-1 desktop:columns-1">
        <Item href="/" label="Home" at={pathname} />
        {pages.map((page) => (
          <Item key={page.href} href={page.href} label={page.label} at={pathname} />
        ))}
        <Item href="/import" label="Import" at={pathname} />
        <Item href="/operations" label="All operations" at={pathname} />
      </ul>
      {menu.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <p className="px-4 pb-1 text-xs opacity-75">{title}</p>
          <ul>
            {items.map((item) => (
              <Item key={item.href} {...item} at={pathname} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function Item({ href, label, at }: { href: string; label: string; at: string }) {
  const isCurrent = at === href || (href !== '/' && at.startsWith(`${href}/`))
  return (
    <li className="break-inside-avoid">
      <Link href={href} className="console-link" aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  )
}

/** The list of keys is loaded once the page works: nothing of it is there before. */
function useKeyList(): ComponentType<{ places: readonly GoPlace[] }> | undefined {
  const [loaded, setLoaded] = useState<{ KeySwitch: ComponentType<{ places: readonly GoPlace[] }> }>()
  useEffect(() => {
    void import('./key-switch.tsx').then(setLoaded)
  }, [])
  return loaded?.KeySwitch
}
