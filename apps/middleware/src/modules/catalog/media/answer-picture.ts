import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { MediaFormat } from '@tessera/pictures/media/media-url'
import type { PictureRequest } from '@tessera/pictures/media/picture-request'
import { NoSuchUpload, type PictureStudio, type StoredPicture } from '@tessera/pictures/media/picture-studio'
import { WorkerPoolBusy } from '@tessera/pictures/media/worker-pool'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../../../kit/shop-error.ts'

const types: Record<MediaFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** A buffer is faster than a stream up to this size; larger files are not held in memory. */
const maxBufferedBytes = 256 * 1024

export interface PictureToAnswer {
  request: PictureRequest
  /** The address changes when the picture does, so everyone may cache it forever. */
  isForever: boolean
}

/** Pages that were made before a picture was chosen show it soon. */
const forSomeMinutes = 'public, max-age=300'

/** Sends a picture with headers that let everyone cache it. */
export async function answerPicture(
  { studio, patience }: { studio: PictureStudio; patience?: number },
  { request: pictureRequest, isForever }: PictureToAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const picture = await getPicture(studio, pictureRequest, patience)
  const tag = `"${picture.tag}"`
  reply
    .header('cache-control', isForever ? 'public, max-age=31536000, immutable' : forSomeMinutes)
    .header('etag', tag)
    .header('content-type', types[pictureRequest.format])
    .header('cross-origin-resource-policy', 'cross-origin')
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  reply.header('content-length', picture.size)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(await readPicture(studio, pictureRequest, picture))
}

/** The drawing goes on when a request has waited this long, and the next request finds it further or done. */
const patienceMilliseconds = 25_000

const busy = (seconds: number) => new ShopError('Server.Busy', { headers: { 'retry-after': String(seconds) } })

async function getPicture(
  studio: PictureStudio,
  pictureRequest: PictureRequest,
  patience = patienceMilliseconds,
): Promise<StoredPicture> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(busy(5)), patience)
  try {
    return await Promise.race([studio.get(pictureRequest), late])
  } catch (error) {
    if (error instanceof NoSuchUpload) throw new ShopError('NotFound')
    throw error instanceof WorkerPoolBusy ? busy(1) : error
  } finally {
    clearTimeout(timer)
  }
}

const isKnown = (known = '', tag: string): boolean =>
  known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/** If the file was deleted from the folder, the picture is drawn again. */
async function readPicture(studio: PictureStudio, pictureRequest: PictureRequest, { path, size, tag }: StoredPicture) {
  if (size > maxBufferedBytes) return createReadStream(path)
  try {
    return await readFile(path)
  } catch {
    studio.forget(tag)
    return readFile((await getPicture(studio, pictureRequest)).path)
  }
}
