import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export const hashKey = 'a-key-of-the-receiver'

/**
 * How the receiver treats messages: `slow` takes each after a moment, `hangs` never answers, `breaks` cuts the line, and
 * while it is `down` no one listens.
 */
export type ReceiverMode = 'works' | 'slow' | 'refuses' | 'hangs' | 'breaks' | 'down'

/** A message that the receiver took. */
export interface Arrival {
  id: string
  objectID: string
  number: number
  isSigned: boolean
}

interface HookMessage {
  RouteParams: { costCenterID: string }
  Request: { Body: { xp: { Number: number } } }
}

/** A receiver of webhooks outside the shop, which a test makes fail. */
export class HookReceiver {
  mode: ReceiverMode = 'works'
  readonly arrivals: Arrival[] = []
  /** `host:port`, for OUTBOUND_ALLOW. */
  readonly host: string
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async open(): Promise<HookReceiver> {
    const server = createServer(async (request, response) => {
      const raw = await text(request).catch(() => '')
      if (raw === '' || receiver.mode === 'breaks') return void request.socket.destroy()
      if (receiver.mode === 'hangs') return
      if (receiver.mode === 'slow') await sleep(50)
      const isTaken = receiver.mode !== 'refuses'
      if (isTaken) receiver.#take(raw, request.headers)
      response.writeHead(isTaken ? 200 : 503, { 'content-type': 'application/json' }).end('{}')
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const receiver = new HookReceiver(server)
    return receiver
  }

  #take(raw: string, headers: Record<string, string | string[] | undefined>): void {
    const { RouteParams, Request } = JSON.parse(raw) as HookMessage
    this.arrivals.push({
      id: String(headers['x-oc-event-id']),
      objectID: RouteParams.costCenterID,
      number: Request.Body.xp.Number,
      isSigned: headers['x-oc-hash'] === createHmac('sha256', hashKey).update(raw).digest('base64'),
    })
  }

  /** Frees the port; `comeBack` takes it again. */
  async goDown(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.close()
    await closed
  }

  async comeBack(): Promise<void> {
    const [hostname, port] = this.host.split(':')
    await once(this.#server.listen(Number(port), hostname), 'listening')
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
