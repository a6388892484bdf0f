import { type Cookies, getPage } from './get-page.ts'

export interface Page {
  status: number
  /** Where the redirects ended, with the query. */
  path: string
  html: string
  /** The text without markup, scripts and styles. */
  text: string
}

export interface Browser {
  open(path: string): Promise<Page>
  /** Sends a form as a browser without script does. */
  send(path: string, fields: Record<string, string> | [name: string, value: string][]): Promise<Page>
  cookies: Cookies
}

const maxRedirects = 8

/** Keeps cookies and follows redirects, but runs no script. */
export function aBrowser(port: number, start: Cookies = {}): Browser {
  const cookies: Record<string, string> = { ...start }
  const ask = async (path: string, body?: URLSearchParams, redirects = 0): Promise<Page> => {
    const answer = await getPage(port, path, cookies, body && formHeaders(port), body?.toString())
    Object.assign(cookies, answer.cookies)
    const { location } = answer.headers
    if (location === undefined) return { status: answer.status, path, html: answer.html, text: textOf(answer.html) }
    if (redirects >= maxRedirects) throw new Error(`${path} redirects forever`)
    const next = new URL(location, `http://localhost:${port}${path}`)
    return ask(next.pathname + next.search, undefined, redirects + 1)
  }
  return { cookies, open: (path) => ask(path), send: (path, fields) => ask(path, new URLSearchParams(fields)) }
}

/** Those of a form that the page itself sends. */
const formHeaders = (port: number) => ({
  'content-type': 'application/x-www-form-urlencoded',
  host: `localhost:${port}`,
  origin: `http://localhost:${port}`,
  'sec-fetch-site': 'same-origin',
})

const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
