import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface SilentProxy {
  /** The URL of the database through the proxy. */
  url: string
  /** Drops all packets from now on, without closing connections. */
  goSilent(): void
  /** Passes queries through and drops answers. */
  loseAnswers(): void
  speak(): void
  hangUp(): void
  /** Connections that the client has not closed. */
  openCount(): number
}

/** A proxy that drops packets between client and database. */
export async function openSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl)
  const clients = new Set<Socket>()
  let isSilent = false
  let isLosing = false
  const server = createServer((client) => {
    clients.add(client)
    const upstream = connect(Number(target.port), target.hostname)
    client.on('data', (chunk) => isSilent || upstream.write(chunk))
    upstream.on('data', (chunk) => isSilent || isLosing || client.write(chunk))
    client.on('error', () => {})
    upstream.on('error', () => {})
    upstream.on('close', () => isSilent || client.destroy())
    client.on('close', () => {
      clients.delete(client)
      upstream.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hangUp = (): void => clients.forEach((client) => void client.destroy())
  onTestFinished(() => {
    hangUp()
    server.close()
  })
  const url = new URL(databaseUrl)
  url.search = '' // TCP, not the socket file
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    goSilent: () => {
      isSilent = true
    },
    loseAnswers: () => {
      isLosing = true
    },
    speak: () => {
      isSilent = false
      isLosing = false
    },
    hangUp,
    openCount: () => clients.size,
  }
}
