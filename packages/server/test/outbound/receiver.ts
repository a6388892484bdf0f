import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'

export interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Receiver {
  port: number
  /** `127.0.0.1` and the port, as OUTBOUND_ALLOW lists it. */
  host: string
  url: string
  received: Received[]
  [Symbol.asyncDispose](): Promise<void>
}

type Reply = (response: ServerResponse, received: Received) => void

const agree: Reply = (response) => response.setHeader('content-type', 'application/json').end('{"agreed":true}')

/** A real server on this machine that records what it receives. */
export async function startReceiver(reply: Reply = agree, tls?: { key: string; cert: string }): Promise<Receiver> {
  const received: Received[] = []
  const listener: RequestListener = async (request, response) => {
    const chunks = await request.toArray()
    const one = { method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks) }
    received.push(one)
    reply(response, one)
  }
  const server: Server = tls ? createSecureServer(tls, listener) : createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  return {
    port,
    host,
    url: `${tls ? 'https' : 'http'}://${host}/hook`,
    received,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
