import lato from '@fontsource/lato/files/lato-latin-400-normal.woff2?url'
import { type LinkProps, LinkProvider } from '@tessera/ui/link'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Link as RouterLink, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import styles from './app.css?url'
import { answerMiddleware } from './http/answer-middleware.server.ts'
import { findTheme } from './http/theme.server.ts'
import { sessionMiddleware } from './session/staff-middleware.server.ts'
import { reloadSeldom } from './shell/reload-seldom.ts'
import { RouteError } from './shell/route-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [answerMiddleware, sessionMiddleware]

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: lato, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export const shouldRevalidate = reloadSeldom()

export const loader = ({ request }: Route.LoaderArgs) => ({ theme: findTheme(request) })

export const meta: Route.MetaFunction = () => [{ title: 'Tessera console' }]

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en" data-theme={root?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <Meta />
        <link rel="stylesheet" href={styles} precedence="first" />
        <Links />
      </head>
      <body className="dense">
        <LinkProvider value={ConsoleLink}>{children}</LinkProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Links of the kit go through the router, except those to a file and to home. */
function ConsoleLink({ href, hasTransition: _, ...rest }: LinkProps) {
  const isDocument = rest.download !== undefined || isHome(href)
  // the same element; the router's link takes ten times as long to render, 130 times in the list of products
  if (import.meta.env.SSR && !isDocument && /^\/[^/]/.test(href))
    return <a {...rest} href={`/console${href}`} data-discover="true" />
  return <RouterLink {...rest} to={href} reloadDocument={isDocument} />
}

/** Browsers send no cookies of /console with the data of home, which is at /console.data. */
const isHome = (href: string): boolean => /^\/(\?|$)/.test(href)

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="page py-12">
      <RouteError error={error} />
    </main>
  )
}
