import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** True if another part of this process called, without a socket; no outside request can look like that. */
export const isInternalRequest = ({ raw }: FastifyRequest): boolean => !(raw.socket instanceof Socket)
