import type { Supplier } from '@tessera/client/platform/types.gen'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { getEnvironment } from '../http/environment.server.ts'
import { tryRead } from '../operations/try-read.server.ts'
import { mayAudit } from '../session/may-audit.server.ts'
import { mayUse } from '../session/read-staff-call.server.ts'
import { type Staff, staffContext } from '../session/staff.server.ts'
import { staffMiddleware } from '../session/staff-middleware.server.ts'
import type { Route } from './+types/console-layout.ts'
import { ConsoleBar } from './console-bar.tsx'
import { goPlaces } from './go-places.ts'
import { LiveNotice } from './live/live-notice.tsx'
import { menuOf } from './menu-of.server.ts'
import { NextScreen } from './next-screen.tsx'
import { paletteVerbsOf } from './palette/palette-verbs.server.ts'
import type { Pin } from './pin-form.tsx'
import { reloadSeldom } from './reload-seldom.ts'
import { useKeptTexts } from './use-kept-texts.ts'
import { useKeys } from './use-keys.ts'
import { useShownOutcome } from './use-shown-outcome.ts'

export const middleware: Route.MiddlewareFunction[] = [staffMiddleware]

export const shouldRevalidate = reloadSeldom()

export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const [company, pins] = await Promise.all([nameCompany(staff), listPins(staff)])
  return {
    name: staff.name,
    username: staff.username,
    company,
    pins,
    isShopSearched: mayUse(staff, operatorCalls.find),
    ...menuOf(staff),
    verbs: paletteVerbsOf(staff),
    mayAudit: mayAudit(staff),
  }
}

/** The supplier of the person; null for users of the seller. */
async function nameCompany(staff: Staff): Promise<string | null> {
  const { supplierID } = staff
  if (!supplierID) return null
  return (await tryRead<Supplier>(staff, 'Suppliers.Get', { supplierID }))?.Name ?? supplierID
}

/** A menu without them is still a menu, so a failure shows none. */
const listPins = ({ token }: Staff): Promise<Pin[]> =>
  getEnvironment()
    .shop.Console.ListPins({ accessToken: token })
    .then(({ items }) => items)
    .catch(() => [])

export default function ConsoleLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  )
}

type FrameProps = Awaited<ReturnType<typeof loader>> & { children: React.ReactNode }

function Frame({ children, username, mayAudit: canAudit, ...bar }: FrameProps) {
  const isLoading = useNavigation().state !== 'idle'
  const places = goPlaces(bar.pages, bar.menu)
  useKeys(places)
  useKeptTexts(username)
  useContentFocus()
  useShownOutcome()
  return (
    <div className="console" data-user={username}>
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:bg-surface focus:p-3">
        Skip to content
      </a>
      <ConsoleBar {...bar} places={places} />
      <main
        id="content"
        tabIndex={-1}
        aria-busy={isLoading || undefined}
        className="relative px-4 py-5 outline-none desktop:px-8"
      >
        {isLoading && <div className="console-progress" />}
        <LiveNotice mayAudit={canAudit} />
        {children}
        <NextScreen lists={[...bar.pages, ...bar.menu.flatMap(({ items }) => items)].map(({ href }) => href)} />
      </main>
    </div>
  )
}

/** After a page that was found by keyboard the next Tab is in its content, not at the start of the menu. */
function useContentFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
