import { findConsent } from '../tracking/consent.ts'

export const recordingPath = '/collect/recording'
/** What browsers still send for a page that is gone. */
const mostKeptAlive = 60_000

interface PartName {
  recording: string
  part: number
  path: string
}

/** Packed, since a page is 20 times smaller then. False where it was refused: then there is no use in more. */
export async function sendPart(name: PartName, events: string): Promise<boolean> {
  const body = JSON.stringify({ ...name, events: await packed(events) })
  // asked again: packing takes a moment, and the answer may have changed in it
  if (findConsent() !== 'granted') return false
  const headers = { 'content-type': 'application/json' }
  const keepalive = body.length < mostKeptAlive
  return fetch(recordingPath, { method: 'POST', headers, body, keepalive }).then(
    ({ ok }) => ok,
    // without a network a part is lost; the rest of the visit is not
    () => true,
  )
}

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = await new Response(stream).blob()
  const reader = new FileReader()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  reader.onload = () => resolve(String(reader.result).replace(/^.*?base64,/, ''))
  reader.onerror = () => reject(reader.error)
  reader.readAsDataURL(bytes)
  return promise
}
