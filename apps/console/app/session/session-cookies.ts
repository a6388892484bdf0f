/**
 * The tokens of a staff member. Their path keeps them apart from the session of the shop. `recent` is the token of the
 * last password that was typed.
 */
export const sessionCookies = {
  access: 'tessera_console',
  refresh: 'tessera_console_refresh',
  recent: 'tessera_console_recent',
} as const

type SessionCookie = (typeof sessionCookies)[keyof typeof sessionCookies]

/** The refresh token lives for twelve hours; the platform decides, the cookie only follows. */
const seconds = 12 * 3600

/** Money, rights and impersonation ask for the password again after this time. */
export const recentSeconds = 15 * 60

/** Never readable by script and never sent by a link or form of another site. An empty value deletes the cookie. */
export const sessionCookieText = (name: SessionCookie, value: string, isSecure: boolean): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/console',
    `Max-Age=${value ? (name === sessionCookies.recent ? recentSeconds : seconds) : 0}`,
    'SameSite=Strict',
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
