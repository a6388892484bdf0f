import { createServer, type RequestListener, type Server } from 'node:http'
import { refuseUnreadable } from './refuse-unreadable.ts'

export interface Part {
  /** First segments of the paths it answers: `api` for `/api/…`; none for whatever is left. */
  segments?: readonly string[]
  answer: RequestListener
}

/** RELIABILITY 7.7, as for a server of one application. */
const limits = { requestTimeout: 15_000, headersTimeout: 15_000, keepAliveTimeout: 72_000, maxHeaderSize: 16_384 }

/** Several applications behind one address, each with its own paths. */
export function createFrontDoor(parts: readonly Part[]): Server {
  const bySegment = new Map(parts.flatMap(({ segments = [], answer }) => segments.map((one) => [one, answer] as const)))
  const rest = parts.find(({ segments }) => !segments)?.answer ?? refuse
  const door = createServer(limits, (request, response) => {
    const [, segment = ''] = /^\/([^/?#]*)/.exec(request.url ?? '') ?? []
    const answer = bySegment.get(segment.toLowerCase()) ?? rest
    answer(request, response)
  })
  return door.on('clientError', refuseUnreadable)
}

const refuse: RequestListener = (_request, response) => {
  response.writeHead(404).end()
}

/** Stops listening and waits for what is under way; a connection that falls silent meanwhile is let go at once. */
export function closeDoor(server: Server): Promise<void> {
  const sweeping = setInterval(() => server.closeIdleConnections(), 50)
  return new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeIdleConnections()
  }).finally(() => clearInterval(sweeping))
}
