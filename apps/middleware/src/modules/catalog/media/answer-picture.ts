import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { MediaFormat } from '@tessera/pictures/media/address'
import { CrewBusy } from '@tessera/pictures/media/crew'
import type { Order } from '@tessera/pictures/media/order'
import type { Picture, Studio } from '@tessera/pictures/media/studio'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../../../kit/shop-error.ts'

const types: Record<MediaFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** A buffer is faster than a stream up to this size; larger files are not held in memory. */
const smallEnough = 256 * 1024

/** Sends a picture with headers that let everyone cache it forever: its address changes when the picture does. */
export async function answerPicture(studio: Studio, order: Order, request: FastifyRequest, reply: FastifyReply) {
  const picture = await take(studio, order)
  const tag = `"${picture.tag}"`
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', tag)
    .header('content-type', types[order.format])
    .header('cross-origin-resource-policy', 'cross-origin')
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  reply.header('content-length', picture.size)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(await read(studio, order, picture))
}

async function take(studio: Studio, order: Order): Promise<Picture> {
  try {
    return await studio.get(order)
  } catch (error) {
    if (error instanceof CrewBusy) throw new ShopError('Server.Busy', { headers: { 'retry-after': '1' } })
    throw error
  }
}

const isKnown = (known = '', tag: string): boolean =>
  known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/** If the file was deleted from the folder, the picture is drawn again. */
async function read(studio: Studio, order: Order, { path, size, tag }: Picture) {
  if (size > smallEnough) return createReadStream(path)
  try {
    return await readFile(path)
  } catch {
    studio.forget(tag)
    return readFile((await take(studio, order)).path)
  }
}
