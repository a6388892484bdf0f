import { themes } from '@tessera/contract/shop/constants'
import { readCookies } from '../session/cookies.ts'

export type Theme = (typeof themes)[number]
export const themeCookie = 'theme'

export const findTheme = (text: unknown): Theme | undefined => themes.find((theme) => theme === text)

/** What was chosen; nothing means as the system wishes. */
export const themeOf = (request: Request): Theme | undefined =>
  findTheme(readCookies(request.headers.get('cookie')).get(themeCookie))
