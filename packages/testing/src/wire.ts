import { type Operation, parametersOf, urlOf } from '@tessera/contract/kit/operation'
import type { FastifyInstance, InjectOptions } from 'fastify'

export type JsonBody = Record<string, unknown>

export interface WireReply {
  status: number
  headers: Record<string, unknown>
  text: string
  /** The parsed body; empty when there is none. */
  body: JsonBody
}

export interface WireError {
  ErrorCode: string
  Message: string
  Data: JsonBody | null
}

/** Sends a raw request: nothing is validated, escaped or thrown. */
export type WireCall = (
  verb: Operation['verb'],
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<WireReply>

export const wireInto =
  (app: FastifyInstance, token?: string): WireCall =>
  async (verb, path, body, headers = {}) => {
    const reply = await app.inject({
      method: verb as NonNullable<InjectOptions['method']>,
      url: path.startsWith('/oauth/') || path.startsWith('/v1/') ? path : urlOf(path),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: reply.statusCode, headers: reply.headers, text: reply.body, body: parseBody(reply.body) }
  }

function parseBody(text: string): JsonBody {
  try {
    return JSON.parse(text) as JsonBody
  } catch {
    return {}
  }
}

export const errorsOf = ({ body }: WireReply): WireError[] => (body.Errors as WireError[] | undefined) ?? []
export const codeOf = (reply: WireReply): string | undefined => errorsOf(reply)[0]?.ErrorCode
export const itemsOf = ({ body }: WireReply): JsonBody[] => (body.Items as JsonBody[] | undefined) ?? []
export const metaIn = ({ body }: WireReply): JsonBody => (body.Meta as JsonBody | undefined) ?? {}

/** The path with its parameters filled in; a missing one becomes `nobody`. */
export const pathWith = (path: string, params: Record<string, string>): string =>
  parametersOf(path).reduce((all, name) => all.replace(`:${name}`, params[name] ?? 'nobody'), path)
