import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { closeAfterFile } from '@tessera/testing/close-after-file'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  raw: string
  body: { OrderWorksheet: { Order: { ID: string }; LineItems: { ID: string }[] } } & Record<string, unknown>
}

export interface Receiver {
  /** `host:port`, for OUTBOUND_ALLOW. */
  host: string
  url: string
  received: Received[]
  /** Replies by the last URL segment. Text is sent as is, anything else as JSON. */
  answers: Record<string, (call: Received) => unknown>
  status: number
}

/** An external checkout service: a real HTTP server in this process. */
export async function aReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const call = await read(request)
    received.push(call)
    const answer = await receiver.answers[call.path.split('/').at(-1) ?? '']?.(call)
    response.writeHead(receiver.status, { 'content-type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : answer && JSON.stringify(answer))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closeAfterFile(() => {
    server.close()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const receiver: Receiver = { host, url: `http://${host}/hooks/`, received, answers: {}, status: 200 }
  return receiver
}

async function read(request: IncomingMessage): Promise<Received> {
  const raw = await text(request)
  return { path: request.url ?? '', headers: request.headers, raw, body: JSON.parse(raw) }
}
