import { urlOf } from '@tessera/contract/kit/operation'
import type { JsonBody, WireCall } from '@tessera/testing/wire'

/** Sends a request over the network; any response is a result, and no response is status 0. */
export const httpWire =
  (url: string, token: string): WireCall =>
  async (method, path, body, more) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...more }
    try {
      const reply = await fetch(url + urlOf(path), { method, headers, body: body ? JSON.stringify(body) : null })
      const text = await reply.text()
      return { status: reply.status, headers: Object.fromEntries(reply.headers), text, body: parseBody(text) }
    } catch (error) {
      return { status: 0, headers: {}, text: String(error), body: {} }
    }
  }

const parseBody = (text: string): JsonBody => (text.startsWith('{') ? JSON.parse(text) : {})
