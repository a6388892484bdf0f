import { readLocalPath } from '@tessera/contract/kit/read-local-path'
import { cookieSeconds } from '@tessera/contract/shop/constants'
import { redirect } from 'react-router'
import { getEnvironment } from '../http/environment.server.ts'
import { findTheme, themeCookie } from '../http/theme.ts'
import { type FormArgs, formAction } from '../kit/forms/form-action.server.ts'
import { RouteError } from '../shell/route-error.tsx'
import type { Route } from './+types/theme.ts'

/** Shows errors on a page of the shop, also without JavaScript. */
export const ErrorBoundary = RouteError

export const loader = () => redirect('/')

/** Stores the theme in a cookie and returns to the page. */
export const action = formAction(
  async ({ form }: FormArgs<Route.ActionArgs>) => {
    const theme = findTheme(form.get('theme')) ?? ''
    const secure = getEnvironment().isProduction ? '; Secure' : ''
    const cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${theme ? cookieSeconds : 0}; SameSite=Lax${secure}`
    return redirect(readLocalPath(form.get('returnurl')) ?? '/', { headers: { 'set-cookie': cookie } })
  },
  { hasPage: false },
)
