import { LinkProvider } from '@tessera/ui/link'
import { ToastProvider } from '@tessera/ui/toast'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { frameKindOf } from '../http/frame-kind.ts'
import type { ActingNames } from '../http/session/acting.server.ts'
import type { Theme } from '../http/theme.ts'
import { useEarlyChanges } from '../kit/forms/use-early-changes.ts'
import { lazyWhenVisible } from '../kit/lazy-when-visible.tsx'
import { RouterLink } from '../kit/router-link.tsx'
import { useRouteChange } from '../kit/use-route-change.ts'
import { ActingBar } from './acting-bar.tsx'
import { ConsentBar } from './consent-bar.tsx'
import type { PageFrame } from './frame.server.ts'
import { Header } from './header.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PlainHeader } from './plain-header.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'
import type { SignedInPerson } from './use-me.ts'

const loadFooter = async () => (await import('./footer/footer.tsx')).Footer
const Footer = lazyWhenVisible({
  id: 'footer',
  now: import.meta.env.SSR ? await loadFooter() : undefined,
  load: loadFooter,
})

interface ShellProps {
  frame: PageFrame | undefined
  /** The signed-in customer at render time; `/me` loads the name. */
  person: SignedInPerson | null
  theme: Theme | null
  /** Both names, while a member of staff acts for the customer. */
  acting: ActingNames | null
  children: ReactNode
}

/** Header, footer and notices around a page. Checkout has no site navigation, and pages for clients have no frame. */
export function Shell({ frame, person, theme, acting, children }: ShellProps) {
  const { pathname } = useLocation()
  const kind = frameKindOf(pathname)
  const isCheckout = kind === 'checkout'
  const footer = isCheckout ? 'short' : /^\/(account|newsletter)\b/.test(pathname) ? 'links' : 'full'
  useRouteChange()
  useEarlyChanges()
  return (
    <LinkProvider value={RouterLink}>
      <ToastProvider place={pathname} notice={<UnsavedNotice />}>
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        {acting && <ActingBar key={pathname} acting={acting} />}
        {/* the answer of staff is not the customer's */}
        {kind !== 'client' && !acting && <ConsentBar />}
        <OfflineBanner />
        {isCheckout && <PlainHeader phone={frame?.phone} />}
        {kind === 'shop' && <Header frame={frame} person={person} isActing={acting !== null} />}
        <main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
          {children}
        </main>
        {kind !== 'client' && <Footer key={footer} frame={frame} theme={theme} kind={footer} />}
        <LoadingOverlay />
      </ToastProvider>
    </LinkProvider>
  )
}
