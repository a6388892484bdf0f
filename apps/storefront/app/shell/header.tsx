import { iconButtonClass } from '@tessera/ui/icon-button'
import { MenuIcon } from '@tessera/ui/icons'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { PageFrame } from './frame.server.ts'
import { HeaderLinks } from './header-links.tsx'
import { Logo } from './logo.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { PhoneMenu, phoneMenuId } from './phone-menu.tsx'
import { SearchBox } from './search-box.tsx'
import type { SignedInPerson } from './use-me.ts'

interface Props {
  frame: PageFrame | undefined
  person: SignedInPerson | null
  /** The bar of staff who act for a customer stays at the top instead. */
  isActing: boolean
}

export function Header({ frame, person, isActing }: Props) {
  return (
    <>
      {frame?.announcement && (
        <aside aria-label="Announcement" className="no-print bg-night px-4 py-1.5 text-center text-xs text-on-night">
          {frame.announcement}
        </aside>
      )}
      <header
        className={`top-0 z-20 border-b border-grout bg-paper ${isActing ? 'relative' : 'tablet:sticky max-tablet:relative'}`}
      >
        <div className="page flex flex-wrap items-center gap-x-2 tablet:gap-x-6 desktop:flex-nowrap">
          <button type="button" popoverTarget={phoneMenuId} className={`${iconButtonClass} -ms-3 desktop:hidden`}>
            <MenuIcon />
            <VisuallyHidden>Menu</VisuallyHidden>
          </button>
          <div className="me-auto flex min-h-14 items-center desktop:me-0 desktop:min-h-18">
            <Logo />
          </div>
          <SearchBox />
          <HeaderLinks person={person} />
        </div>
        <MegaMenu departments={frame?.departments ?? []} />
      </header>
      <PhoneMenu departments={frame?.departments ?? []} />
    </>
  )
}
