import type { TestPlatform } from '@tessera/testing/platform'
import { publicUrl } from '@tessera/testing/platform'

export interface PageAnswer {
  status: number
  location: string
  body: string
  setCookie: string
}

/** A browser with cookies, between the platform and a provider. */
export function aBrowser({ app }: TestPlatform) {
  const jars = { platform: new Map<string, string>(), provider: new Map<string, string>() }

  async function open(url: string, form?: URLSearchParams): Promise<PageAnswer> {
    const path = url.replace(publicUrl, '')
    const reply = await app.inject({
      method: form ? 'POST' : 'GET',
      url: path,
      headers: {
        // a form of another site comes without the cookie
        ...(!form && { cookie: cookieOf(jars.platform) }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: form.toString() }),
    })
    const setCookie = [reply.headers['set-cookie'] ?? []].flat()
    remember(jars.platform, setCookie)
    const answer = {
      status: reply.statusCode,
      location: String(reply.headers.location ?? ''),
      body: reply.body,
      setCookie: setCookie.join('\n'),
    }
    return answer.location.startsWith('/ocrpcode') ? open(answer.location) : answer
  }

  /** Follows the provider's redirects. Returns the address, and the form if there is one, that lead back to us. */
  async function signIn(url: string): Promise<{ url: string; form?: URLSearchParams }> {
    let next = url
    while (!next.startsWith(publicUrl)) {
      const reply = await fetch(next, { redirect: 'manual', headers: { cookie: cookieOf(jars.provider) } })
      remember(jars.provider, reply.headers.getSetCookie())
      const location = reply.headers.get('location')
      const text = await reply.text()
      if (!location) return { url: `${publicUrl}/ocrpcode`, form: readForm(text) }
      next = new URL(location, next).href
    }
    return { url: next }
  }

  /** The whole way from a log-in link. */
  async function logIn(link: string, change: (url: string) => string = (url) => url): Promise<PageAnswer> {
    const left = await open(link)
    if (left.status !== 302) return left
    const back = await signIn(change(left.location))
    return open(back.url, back.form)
  }

  return { open, signIn, logIn, jars }
}

function remember(jar: Map<string, string>, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
}

const cookieOf = (jar: Map<string, string>): string => [...jar].map((pair) => pair.join('=')).join('; ')

function readForm(html: string): URLSearchParams {
  const form = new URLSearchParams()
  for (const [, name = '', value = ''] of html.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g))
    form.set(name, value)
  if (form.size === 0) throw new Error(`Neither a redirect nor a form: ${html.slice(0, 500)}`)
  return form
}
