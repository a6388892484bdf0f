import lato from '@fontsource/lato/files/lato-latin-400-normal.woff2?url'
import playfair from '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2?url'
import { fetching } from '@tessera/contract/shop/constants'
import { shopTimeZone } from '@tessera/domain/local-time'
import { TimeZoneProvider } from '@tessera/ui/time-zone'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import styles from './app.css?url'
import { answerMiddleware } from './http/answer-middleware.server.ts'
import { countPageMiddleware } from './http/count-page.server.ts'
import { createExpiryCheck } from './http/create-expiry-check.ts'
import { getEnvironment } from './http/environment.server.ts'
import { formRefusedPath } from './http/form-refused-path.ts'
import { frameKindOf } from './http/frame-kind.ts'
import { namesOf } from './http/session/acting.server.ts'
import { visitorContext, visitorMiddleware } from './http/session/context.server.ts'
import { edgeDataMiddleware } from './render-cache/edge-data.server.ts'
import { unpack } from './render-cache/packed.ts'
import { pageCacheMiddleware } from './render-cache/page-cache.server.ts'
import { pageDataContext, pageDataMiddleware } from './render-cache/page-data.server.ts'
import { emptyFrame, loadFrame } from './shell/frame.server.ts'
import { RouteError } from './shell/route-error.tsx'
import { Shell } from './shell/shell.tsx'

export const middleware: Route.MiddlewareFunction[] = [
  pageDataMiddleware,
  answerMiddleware,
  visitorMiddleware,
  pageCacheMiddleware,
  edgeDataMiddleware,
  countPageMiddleware,
]

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: lato, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: playfair, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { publicShop, profile: shown, theme, acting } = context.get(visitorContext)
  const frame = frameKindOf(url.pathname) === 'client' ? emptyFrame : await loadFrame(publicShop)
  const person = shown.isSignedIn ? { name: null, company: shown.isPro ? shown.customerName : null } : null
  const names = acting && namesOf(acting)
  const packedFrame = context.get(pageDataContext).pack(frame)
  return {
    frame: packedFrame,
    person,
    acting: names ?? null,
    theme: theme ?? null,
    publicUrl: getEnvironment().publicUrl,
  }
}

const isOld = createExpiryCheck(fetching.forgottenAfterMilliseconds)

/**
 * Menus and settings are cached in the browser for a while; only the theme form changes them. They are not reloaded
 * after a failed form: their error would replace the typed values.
 */
export const shouldRevalidate = ({ formAction, actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus < 500 && (isOld() || formAction === '/theme')

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  // it is shown at the address of another page, and scripts would render that page over it
  const { pathname } = useLocation()
  const isPlain = pathname === formRefusedPath
  return (
    <html lang="en" data-theme={root?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171513" media="(prefers-color-scheme: dark)" />
        <Meta />
        {/* with a precedence React puts it before all preloads; nothing can be painted without it */}
        <link rel="stylesheet" href={styles} precedence="first" />
        <Links />
        <SiteLinks pathname={pathname} />
      </head>
      <body>
        <Shell
          frame={root && unpack(root.frame)}
          person={root?.person ?? null}
          theme={root?.theme ?? null}
          acting={root?.acting ?? null}
        >
          <TimeZoneProvider value={shopTimeZone}>{children}</TimeZoneProvider>
        </Shell>
        {!isPlain && <ScrollRestoration />}
        {!isPlain && <Scripts />}
      </body>
    </html>
  )
}

/** The icon and feed of the shop. An empty icon keeps browsers from asking for ours on a page for a client. */
const SiteLinks = ({ pathname }: { pathname: string }) =>
  frameKindOf(pathname) === 'client' ? (
    <link rel="icon" href="data:," />
  ) : (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="alternate" href="/blog/feed.xml" type="application/rss+xml" title="Tessera stories" />
    </>
  )

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
