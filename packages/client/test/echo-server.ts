import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface Arrived {
  verb: string
  url: string
  headers: IncomingHttpHeaders
  body: string
  token: string
}

export interface Answer {
  status?: number
  headers?: Record<string, string>
  /** Objects are sent as JSON. */
  body?: unknown
}

/** A real server that records requests and answers with `answer`; closed when the test ends. */
export async function echoServer(answer: (arrived: Arrived) => Answer | Promise<Answer> = () => ({ body: {} })) {
  const arrived: Arrived[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { method: verb = '', url = '', headers } = request
    const one = { verb, url, headers, body, token: (headers.authorization ?? '').replace('Bearer ', '') }
    arrived.push(one)
    const { status = 200, headers: out, body: content = '' } = await answer(one)
    response.writeHead(status, { 'content-type': 'application/json', ...out })
    response.end(typeof content === 'string' ? content : JSON.stringify(content))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived }
}
