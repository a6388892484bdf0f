import { shopTokenHeader } from '@tessera/contract/brand'
import { cookieKeys } from '@tessera/contract/shop/constants'

/** A signed-in customer for ten minutes: headers for pages (cookies) and for API calls. */
export interface Customer {
  page: Record<string, string>
  call: Record<string, string>
}

export async function signIn(base: string, email: string, password: string): Promise<Customer> {
  const body = new URLSearchParams({ userName: email, password })
  const answer = await fetch(`${base}/sign-in`, { method: 'POST', body, redirect: 'manual' })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  const cookie = (name: string): string => cookies.find((one) => one.startsWith(`${name}=`))?.split('=')[1] ?? ''
  if (!cookie(cookieKeys.authToken)) throw new Error(`${email} could not sign in: ${answer.status}.`)
  return {
    page: { cookie: cookies.join('; ') },
    call: {
      'content-type': 'application/json',
      authorization: `Bearer ${cookie(cookieKeys.authToken)}`,
      [shopTokenHeader]: cookie(cookieKeys.shopAuthToken),
    },
  }
}
