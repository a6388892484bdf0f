import type { RequestOptions } from '@tessera/client/call-options'
import type { FetchFunction } from '@tessera/client/transport'

/** A token of the shop itself, for all callers. */
export interface OwnToken {
  get(): Promise<RequestOptions & { accessToken: string }>
  /** A token in place of one that was refused; undefined if that is not this one. */
  replace(refused: string): Promise<string | undefined>
}

/** Requests a new token a minute before it expires. Concurrent callers share one request. */
export function cacheOwnToken(
  requestToken: () => Promise<{ access_token: string; expires_in: number }>,
  longestSeconds = Number.POSITIVE_INFINITY,
): OwnToken {
  let until = 0
  let known = ''
  let cached: ReturnType<OwnToken['get']> | undefined
  const get: OwnToken['get'] = () => {
    if (cached && Date.now() < until) return cached
    until = Date.now() + 30_000
    cached = requestToken().then(({ access_token, expires_in }) => {
      until = Date.now() + Math.min(expires_in - 60, longestSeconds) * 1000
      known = access_token
      return { accessToken: access_token }
    })
    cached.catch(() => {
      cached = undefined
    })
    return cached
  }
  let replaced = ''
  const replace: OwnToken['replace'] = async (refused) => {
    if (refused !== '' && refused === known) {
      replaced = known
      known = ''
      until = 0
    }
    return refused !== '' && refused === replaced ? (await get()).accessToken : undefined
  }
  return { get, replace }
}

/**
 * Sends a call again if the platform no longer takes the shop's own token, as after its signing key was deleted. Calls of
 * people are not: they sign in again.
 */
export const replaceRefused =
  (fetch: FetchFunction, tokens: () => readonly OwnToken[]): FetchFunction =>
  async (url, init) => {
    const answer = await fetch(url, init)
    if (answer.status !== 401) return answer
    const headers = new Headers(init.headers)
    const refused = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? ''
    for (const token of tokens()) {
      const other = await token.replace(refused).catch(() => undefined)
      if (other === undefined) continue
      headers.set('authorization', `Bearer ${other}`)
      return fetch(url, { ...init, headers: Object.fromEntries(headers) })
    }
    return answer
  }
