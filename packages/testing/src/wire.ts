import { type Operation, parametersOf, urlOf } from '@tessera/contract/kit/operation'
import type { FastifyInstance, InjectOptions } from 'fastify'

export type Body = Record<string, unknown>

export interface WireReply {
  status: number
  headers: Record<string, unknown>
  text: string
  /** The parsed body; empty when there is none. */
  body: Body
}

export interface WireError {
  ErrorCode: string
  Message: string
  Data: Body | null
}

/** Sends a raw request: nothing is validated, escaped or thrown. */
export type Wire = (
  verb: Operation['verb'],
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<WireReply>

export const wireInto =
  (app: FastifyInstance, token?: string): Wire =>
  async (verb, path, body, headers = {}) => {
    const reply = await app.inject({
      method: verb as NonNullable<InjectOptions['method']>,
      url: path.startsWith('/oauth/') || path.startsWith('/v1/') ? path : urlOf(path),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: reply.statusCode, headers: reply.headers, text: reply.body, body: parsed(reply.body) }
  }

function parsed(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    return {}
  }
}

export const errorsOf = ({ body }: WireReply): WireError[] => (body.Errors as WireError[] | undefined) ?? []
export const codeOf = (reply: WireReply): string | undefined => errorsOf(reply)[0]?.ErrorCode
export const itemsOf = ({ body }: WireReply): Body[] => (body.Items as Body[] | undefined) ?? []
export const metaIn = ({ body }: WireReply): Body => (body.Meta as Body | undefined) ?? {}

/** The path with its parameters filled in; a missing one becomes `nobody`. */
export const pathWith = (path: string, params: Record<string, string>): string =>
  parametersOf(path).reduce((all, name) => all.replace(`:${name}`, params[name] ?? 'nobody'), path)
