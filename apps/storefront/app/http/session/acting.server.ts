import type { ActingSession } from '@tessera/client/shop/types.gen'
import { cookieKeys } from '@tessera/contract/shop/constants'
import { themeCookie } from '../theme.ts'
import { actingCookie } from './cookies.ts'

/** Both people, for the bar on every page. */
export interface ActingNames {
  staff: string
  person: string
  company: string
  mode: ActingSession['mode']
  endsAt: string
}

export interface Acting extends ActingNames {
  /** The customer's cookies, as a sign-in would set them. */
  cookies: Record<string, string>
}

/** Undefined without such a session, and after its end: then the browser's own cookies count again. */
export function readActing(cookies: ReadonlyMap<string, string>, now: number): Acting | undefined {
  const text = cookies.get(actingCookie)
  if (!text) return undefined
  try {
    const acting = JSON.parse(Buffer.from(text, 'base64url').toString()) as Acting
    const isWhole = typeof acting.cookies === 'object' && typeof acting.staff === 'string'
    return isWhole && Date.parse(acting.endsAt) > now ? acting : undefined
  } catch {
    return undefined
  }
}

/** The customer's cookies with the theme of the browser; nothing else of the member of staff is kept. */
export function cookiesWhileActing({ cookies }: Acting, own: ReadonlyMap<string, string>): Map<string, string> {
  const theme = own.get(themeCookie)
  return new Map([...Object.entries(cookies), ...(theme ? [[themeCookie, theme] as const] : [])])
}

/** The text of the cookie. */
export function actingTextOf({ auth_token, shop_token, user, staff, mode, endsAt }: ActingSession): string {
  const cookies = {
    [cookieKeys.authToken]: auth_token,
    [cookieKeys.shopAuthToken]: shop_token,
    [cookieKeys.siteId]: user.site_id,
    [cookieKeys.customerId]: user.cust_id,
    [cookieKeys.customerNumber]: user.cust_num,
    [cookieKeys.customerName]: user.cust_name,
    [cookieKeys.priceGroup]: user.price_gp,
    [cookieKeys.isPro]: String(user.is_prouser),
    [cookieKeys.isNetPro]: String(user.is_net_prouser),
    [cookieKeys.canCreateUser]: String(user.can_create_user),
    [cookieKeys.email]: user.email,
    [cookieKeys.timeZone]: user.time_zone,
    [cookieKeys.preferredStore]: user.user_preferred_store ?? '',
  }
  const acting: Acting = {
    staff,
    person: `${user.firstName} ${user.lastName}`,
    company: user.cust_name,
    mode,
    endsAt,
    cookies,
  }
  return Buffer.from(JSON.stringify(acting)).toString('base64url')
}

/** The part that pages may show. */
export const namesOf = ({ staff, person, company, mode, endsAt }: Acting): ActingNames => ({
  staff,
  person,
  company,
  mode,
  endsAt,
})
