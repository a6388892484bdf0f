import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { closeDoor, createFrontDoor, type DoorOptions } from '@tessera/server/front-door'
import { createLog } from '@tessera/server/log'
import { onTestFinished } from 'vitest'

export interface OpenedDoor {
  server: Server
  lines: string[]
  /** A new connection without any data sent. */
  call(): Promise<Socket>
  /** Sends text and returns the answer. */
  say(words: string): Promise<string>
  /** Number of open connections. */
  count(): Promise<number>
}

const fine: RequestListener = (_request, response) => response.end('fine')

export async function openDoor(options: DoorOptions = {}, answer = fine): Promise<OpenedDoor> {
  const lines: string[] = []
  const logger = createLog({ service: 'test', level: 'info', destination: { write: (line) => lines.push(line) } })
  const server = createFrontDoor([{ answer }], { logger, ...options }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => closeDoor(server, 0).catch(() => undefined))
  const call = async () => {
    // it does not close by itself when the other side does
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  const say = async (words: string) => {
    const socket = await call()
    socket.write(words)
    return text(socket)
  }
  const count = () => new Promise<number>((resolve) => server.getConnections((_error, open) => resolve(open)))
  return { server, lines, call, say, count }
}
