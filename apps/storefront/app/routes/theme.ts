import { readOwnPath } from '@tessera/contract/kit/read-own-path'
import { cookieSeconds } from '@tessera/contract/shop/constants'
import { redirect } from 'react-router'
import { getEnvironment } from '../lib/environment.server.ts'
import { findTheme, themeCookie } from '../lib/theme.ts'
import type { Route } from './+types/theme.ts'

export const loader = () => redirect('/')

/** Keeps the theme and goes back to where it was chosen. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const theme = findTheme(form.get('theme')) ?? ''
  const secure = getEnvironment().isProduction ? '; Secure' : ''
  const cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${theme ? cookieSeconds : 0}; SameSite=Lax${secure}`
  return redirect(readOwnPath(form.get('returnurl')) ?? '/', { headers: { 'set-cookie': cookie } })
}
