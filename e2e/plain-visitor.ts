import { randomInt } from 'node:crypto'

/** A visitor without a browser who stores cookies, like curl with a cookie jar. */
export interface PlainVisitor {
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  get(path: string): Promise<Response>
}

/** Rate limits are by address, so each visitor has their own. */
export function aVisitor(base: string): PlainVisitor {
  const jar = new Map<string, string>()
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const ask = async (path: string, init: RequestInit, headers: Record<string, string>) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(base + path, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie, 'x-forwarded-for': address, ...headers },
    })
    for (const one of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
      if (/max-age=0/i.test(one)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    post: (path, fields, headers = { origin: base }) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields) }, headers),
    get: (path) => ask(path, {}, {}),
  }
}

export async function aCustomer(base: string, userName: string): Promise<PlainVisitor> {
  const visitor = aVisitor(base)
  const answer = await visitor.post('/sign-in', { userName, password: 'Tessera-local-1' })
  if (answer.status !== 302) throw new Error(`${userName} could not sign in: ${answer.status}`)
  return visitor
}
