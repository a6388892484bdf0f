const cookieName = 'tessera_console_store'
const yearSeconds = 365 * 86_400

/** The store that this person works in, as this browser remembers it; empty if none was chosen. */
export function readMyStore(cookies: string | null): string {
  const found = (cookies ?? '').split('; ').find((one) => one.startsWith(`${cookieName}=`))
  try {
    return decodeURIComponent(found?.slice(cookieName.length + 1) ?? '').slice(0, 100)
  } catch {
    return ''
  }
}

/** Remembers a store; an empty one forgets it. */
export const myStoreCookie = (store: string): string =>
  [
    `${cookieName}=${encodeURIComponent(store)}`,
    'Path=/console',
    `Max-Age=${store ? yearSeconds : 0}`,
    'SameSite=Strict',
    'HttpOnly',
  ].join('; ')
