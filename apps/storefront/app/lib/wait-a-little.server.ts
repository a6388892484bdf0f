import type { Fetch } from '@tessera/client/transport'
import { data } from 'react-router'

/** For pages that are only looked at: whoever asks too often gets a 429 that says so, and not a fault of ours. */
export const waitALittle =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    const answer = await fetch(url, init)
    if (answer.status !== 429) return answer
    const { message } = (await answer.json()) as { message?: string }
    const wait = answer.headers.get('retry-after')
    throw data({ message }, { status: 429, ...(wait && { headers: { 'retry-after': wait } }) })
  }
