import { findConsent } from '../tracking/consent.ts'

export const recordingPath = '/collect/recording'
/** Browsers limit the body of keepalive requests to 64 kB. */
const maxKeepaliveBytes = 60_000

interface PartName {
  recording: string
  part: number
  path: string
}

/** Sends a part compressed, 20 times smaller. Returns false if it was refused: recording then stops. */
export async function sendPart(name: PartName, events: string): Promise<boolean> {
  const body = JSON.stringify({ ...name, events: await compressText(events) })
  // checked again: consent may have changed during compression
  if (findConsent() !== 'granted') return false
  const headers = { 'content-type': 'application/json' }
  const keepalive = body.length < maxKeepaliveBytes
  return fetch(recordingPath, { method: 'POST', headers, body, keepalive }).then(
    ({ ok }) => ok,
    // offline: this part is lost, the visit continues
    () => true,
  )
}

async function compressText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = await new Response(stream).blob()
  const reader = new FileReader()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  reader.onload = () => resolve(String(reader.result).replace(/^.*?base64,/, ''))
  reader.onerror = () => reject(reader.error)
  reader.readAsDataURL(bytes)
  return promise
}
