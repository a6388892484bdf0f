import { iconButtonClass } from '@tessera/ui/icon-button'
import { CloseIcon } from '@tessera/ui/icons'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { keepServerLinks } from '../kit/keep-server-links.tsx'
import type { MenuDepartment } from './frame.server.ts'

export const phoneMenuId = 'phone-menu'

const loadLinks = async () => (await import('./menus/phone-menu-links.tsx')).PhoneMenuLinks
const Links = keepServerLinks({ now: import.meta.env.SSR ? await loadLinks() : undefined, load: loadLinks })

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
      <Links departments={departments} />
    </div>
  )
}
