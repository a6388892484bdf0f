import { attemptMinutes } from './log-in-attempt.ts'

/** One cookie per attempt, so that two tabs do not disturb each other. The whole state would be too much to reveal. */
const nameOf = (state: string): string => `ocrp-${state.replace(/[^\w-]/g, '').slice(0, 8)}`

/** `Lax`: the browser must send it when the provider, another site, leads back by a link or a redirect. */
const attributes = (isSecure: boolean): string => `Path=/ocrpcode; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

export const attemptCookie = (state: string, value: string, isSecure: boolean): string =>
  `${nameOf(state)}=${value}; Max-Age=${attemptMinutes * 60}; ${attributes(isSecure)}`

export const endedCookie = (state: string, isSecure: boolean): string =>
  `${nameOf(state)}=; Max-Age=0; ${attributes(isSecure)}`

export function readAttemptCookie(header: string | undefined, state: string): string | undefined {
  const start = `${nameOf(state)}=`
  return header
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
}
