import type { Measurement } from '../measure.ts'
import { spreadOf } from '../spread.ts'
import { getTimed } from './get-timed.ts'

/** Requests each address once, one after the other. */
export async function oneByOne(
  urls: readonly string[],
  until: 'firstByte' | 'lastByte',
  headers: Record<string, string> = {},
): Promise<Measurement> {
  const times: number[] = []
  let errors = 0
  const startedAt = performance.now()
  for (const url of urls) {
    const got = await getTimed(url, headers)
    if (got.status !== 200) errors += 1
    times.push(got[until])
  }
  return { perSecond: (urls.length / (performance.now() - startedAt)) * 1000, ...spreadOf(times), errors }
}
