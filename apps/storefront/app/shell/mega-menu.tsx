import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { keepServerLinks } from '../kit/keep-server-links.tsx'
import type { MenuDepartment } from './frame.server.ts'

const loadItems = async () => (await import('./menus/mega-menu-items.tsx')).MegaMenuItems
const Items = keepServerLinks({ now: import.meta.env.SSR ? await loadItems() : undefined, load: loadItems })

/** Departments as `details` elements with one name: they open without JavaScript, and opening one closes the others. */
export function MegaMenu({ departments }: { departments: readonly MenuDepartment[] }) {
  const nav = useRef<HTMLElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => closeAll(nav.current), [key])
  useEffect(() => {
    const close = (event: Event) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) closeAll(nav.current)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [])
  return (
    <nav ref={nav} aria-label="Departments" className="max-desktop:hidden" onKeyDown={closeOnEscape}>
      <Items departments={departments} />
    </nav>
  )
}

function closeAll(nav: HTMLElement | null): void {
  for (const open of nav?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open')
}

function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape') return
  const open = event.currentTarget.querySelector('details[open]')
  open?.querySelector('summary')?.focus()
  open?.removeAttribute('open')
}
