import { themes } from '@tessera/contract/shop/constants'
import { readCookies } from '@tessera/page-server/read-cookies'

/** The theme that was chosen in the shop, whose cookie the whole address shares; null follows the system. */
export const findTheme = (request: Request): (typeof themes)[number] | null =>
  themes.find((theme) => theme === readCookies(request.headers.get('cookie')).get('theme')) ?? null
