import type { Figures } from '../measure.ts'
import { spread } from '../spread.ts'
import { get } from './get.ts'

/** Requests each address once, one after the other. */
export async function oneByOne(urls: readonly string[], until: 'firstByte' | 'lastByte'): Promise<Figures> {
  const times: number[] = []
  let errors = 0
  const begun = performance.now()
  for (const url of urls) {
    const got = await get(url)
    if (got.status !== 200) errors += 1
    times.push(got[until])
  }
  return { perSecond: (urls.length / (performance.now() - begun)) * 1000, ...spread(times), errors }
}
