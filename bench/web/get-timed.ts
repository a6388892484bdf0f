import { Agent, get as httpGet } from 'node:http'

export interface TimedResponse {
  status: number
  body: Buffer
  /** Milliseconds until the response headers, and until the end. */
  firstByte: number
  lastByte: number
}

/** One connection, kept open. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Reads the compressed body: `fetch` would decompress it. */
export function getTimed(url: string, headers: Record<string, string> = {}): Promise<TimedResponse> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    httpGet(url, { agent, headers }, async (response) => {
      const firstByte = performance.now() - startedAt
      const body = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode ?? 0, body, firstByte, lastByte: performance.now() - startedAt })
    }).on('error', reject)
  })
}
