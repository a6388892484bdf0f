import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeAfterFile } from '@tessera/testing/close-after-file'

export interface TestEdge {
  url: string
  secret: string
  /** Keys of all purges that were accepted. */
  keys: Set<string>
  /** Answers purges with 503. */
  refuse(isRefusing: boolean): void
}

/** Takes purges as Varnish does with our rules. */
export async function anEdge(): Promise<TestEdge> {
  const secret = 'a-secret-of-this-edge'
  const keys = new Set<string>()
  let isRefusing = false
  const server = createServer(({ method, headers }, response) => {
    const isPurge = method === 'PURGE' && headers.authorization === `Bearer ${secret}`
    const status = isRefusing ? 503 : isPurge ? 200 : 403
    if (status === 200) for (const key of String(headers['surrogate-key']).split(' ')) keys.add(key)
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterFile(() => server.close())
  const { port } = server.address() as AddressInfo
  const refuse = (value: boolean): void => {
    isRefusing = value
  }
  return { url: `http://127.0.0.1:${port}`, secret, keys, refuse }
}
