import type { FastifyRequest } from 'fastify'
import type { Commerce } from '../commerce.ts'
import type { BearerIdentity } from '../visitor.ts'

export interface Uploader {
  hasToken: boolean
  /** Undefined without a token, and for one that has expired. */
  bearer: BearerIdentity | undefined
}

export async function findUploader(
  { findBearer }: Pick<Commerce, 'findBearer'>,
  { headers }: FastifyRequest,
): Promise<Uploader> {
  const token = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return { hasToken: token !== undefined, bearer: token ? await findBearer(token) : undefined }
}
