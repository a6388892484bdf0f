import { type Answer, type Cookies, getPage } from './get-page.ts'

/** Sends a form as a browser without JavaScript does. */
export const postForm = (
  port: number,
  path: string,
  fields: Readonly<Record<string, string>>,
  cookies: Cookies = {},
): Promise<Answer> => {
  const body = new URLSearchParams(fields).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    origin: `http://localhost:${port}`,
    host: `localhost:${port}`,
  }
  return getPage(port, path, cookies, headers, body)
}
