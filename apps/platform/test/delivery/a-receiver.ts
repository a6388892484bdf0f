import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import type { JsonBody } from '@tessera/testing/wire'

export interface ReceivedMessage {
  path: string
  headers: IncomingHttpHeaders
  raw: string
  body: JsonBody
}

export interface MessageReceiver {
  /** `host:port`, for OUTBOUND_ALLOW. */
  host: string
  url: string
  received: ReceivedMessage[]
  /** The reply to a message; undefined never answers. */
  answer: (message: ReceivedMessage) => { status: number; body?: unknown } | undefined
}

/** A service outside: a real HTTP server in this process. */
export async function aReceiver(): Promise<MessageReceiver> {
  const server = createServer(async (request, response) => {
    const raw = await text(request)
    const message = { path: request.url ?? '', headers: request.headers, raw, body: JSON.parse(raw) as JsonBody }
    receiver.received.push(message)
    const answer = receiver.answer(message)
    if (!answer) return
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closeAfterFile(() => {
    server.close()
    server.closeAllConnections()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const receiver: MessageReceiver = {
    host,
    url: `http://${host}/in`,
    received: [],
    answer: () => ({ status: 200 }),
  }
  return receiver
}
