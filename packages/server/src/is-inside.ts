import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Asked by another part of this process, without a socket: nobody from outside can look like that. */
export const isInside = ({ raw }: FastifyRequest): boolean => !(raw.socket instanceof Socket)
