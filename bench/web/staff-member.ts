/** The administrator of the demo shop, who may open every page. */
const userName = 'ada@tessera.example'

/** Headers of a signed-in browser of the console, for half an hour. */
export type StaffHeaders = Record<string, string>

export async function signInToConsole(base: string, password: string): Promise<StaffHeaders> {
  const body = new URLSearchParams({ userName, password })
  const answer = await fetch(`${base}/console/sign-in`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: base },
  })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  if (cookies.length === 0) throw new Error(`${userName} could not sign in to the console: ${answer.status}.`)
  return { cookie: cookies.join('; '), origin: base }
}
