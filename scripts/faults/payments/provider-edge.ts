import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The fault of one call: none, or one of the ways in which networks and providers fail. */
export type EdgeFault = 'none' | 'lost' | 'broken' | 'slow' | 'refused'

export interface EdgeCall {
  verb: string
  path: string
  /** Idempotency key; keys of captures and refunds start with that of their payment. */
  key: string
  body: string
}

/** Chooses the fault of a call, and the delay of a slow one. */
export type DecideFault = (call: EdgeCall) => { fault: EdgeFault; milliseconds: number }

export interface ProviderEdge {
  url: string
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Every call with its fault. */
  readonly calls: { at: number; path: string; fault: EdgeFault }[]
  /** Time of the last fault. */
  lastFault(): number
  decide: DecideFault
  close(): Promise<void>
}

const faultHeader = 'x-edge-fault'
const waitHeader = 'x-edge-wait'

/** Real HTTP between shop and provider, with an edge that delays, breaks and loses calls as planned. */
export async function openEdge(answer: RequestListener): Promise<ProviderEdge> {
  const server = createServer((request, response) => {
    applyFault(answer, request, response).catch(() => response.destroy())
  })
  const url = await listenLocally(server)
  const closed = await closedPort()
  const edge: ProviderEdge = {
    url,
    calls: [],
    decide: () => ({ fault: 'none', milliseconds: 0 }),
    lastFault: () => edge.calls.findLast(({ fault }) => fault !== 'none')?.at ?? 0,
    fetch: (address, init) => {
      const headers = init.headers as Record<string, string>
      const path = address.slice(url.length)
      const call = {
        verb: init.method ?? 'GET',
        path,
        key: headers['idempotency-key'] ?? '',
        body: String(init.body ?? ''),
      }
      const { fault, milliseconds } = edge.decide(call)
      edge.calls.push({ at: Date.now(), path, fault })
      const to = fault === 'refused' ? closed + path : address
      return fetch(to, { ...init, headers: { ...headers, [faultHeader]: fault, [waitHeader]: String(milliseconds) } })
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return edge
}

async function applyFault(answer: RequestListener, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const fault = request.headers[faultHeader]
  if (fault === 'broken') {
    request.resume()
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"code":"broken"}}')
    return
  }
  if (fault === 'slow') await sleep(Number(request.headers[waitHeader]))
  if (fault === 'lost') loseAnswer(request, response)
  answer(request, response)
}

/** The provider does the work, but its response is lost. */
function loseAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead = () => response
  response.end = () => {
    request.socket.destroy()
    return response
  }
}

async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The URL of a port on which nothing listens. */
async function closedPort(): Promise<string> {
  const server = createServer()
  const url = await listenLocally(server)
  await new Promise((resolve) => server.close(resolve))
  return url
}
