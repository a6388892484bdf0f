import { isPresentEdition } from '@tessera/pictures/media/media-url'
import type { PictureStudio } from '@tessera/pictures/media/picture-studio'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../../../kit/shop-error.ts'
import { answerPicture, type PictureToAnswer } from './answer-picture.ts'
import {
  findPagePictureRequest,
  findProductPicture,
  findUploadedPictureRequest,
  type MediaSources,
  UnknownPictureAddress,
} from './picture-requests.ts'

export interface MediaNeeds extends MediaSources {
  studio: PictureStudio
  /** Milliseconds that a request waits for a picture. */
  patience?: number
}

interface PictureRoute {
  Params: { name: string; file: string }
}

/** Registers pictures of products and pages. They need no session, no database and no guard. */
export function registerMedia(app: FastifyInstance, needs: MediaNeeds): void {
  const answerWith = (find: FindPicture) => async (request: FastifyRequest<PictureRoute>, reply: FastifyReply) => {
    const found = await findPicture(request, find)
    if (!found) throw new ShopError('NotFound')
    return answerPicture(needs, found, request, reply)
  }
  const add = (url: string, find: FindPicture) =>
    app.route<PictureRoute>({ method: ['GET', 'HEAD'], url, handler: answerWith(find) })
  add('/media/:name/:file', async (name, file, version) => {
    const found = await findProductPicture(needs, name, file)
    return found && { request: found.request, isForever: isPresentEdition(version, found.photos) }
  })
  add('/media/drawn/:name/:file', async (name, file) => {
    const found = await findProductPicture(drawnOnly(needs), name, file)
    return found && { request: found.request, isForever: true }
  })
  add('/media/uploaded/:name/:file', (name, file) => ({
    request: findUploadedPictureRequest(name, file),
    isForever: true,
  }))
  add('/media/content/:name/:file', (name, file) => {
    const request = findPagePictureRequest(needs, name, file)
    return request && { request, isForever: true }
  })
}

type FindPicture = (
  name: string,
  file: string,
  version: string | undefined,
) => Promise<PictureToAnswer | undefined> | PictureToAnswer | undefined

const drawnOnly = (sources: MediaSources): MediaSources => ({
  ...sources,
  findProduct: async (sku) => {
    const product = await sources.findProduct(sku)
    return product && { ...product, photos: null }
  },
})

async function findPicture(
  { params, query }: FastifyRequest<PictureRoute>,
  find: FindPicture,
): Promise<PictureToAnswer | undefined> {
  if (!hasOnlyVersion(query)) throw unknownPictureError()
  try {
    return await find(params.name, params.file, (query as { v?: string }).v)
  } catch (error) {
    throw error instanceof UnknownPictureAddress ? unknownPictureError() : error
  }
}

/** Only the version may follow as a query: other parameters would fill caches. */
const hasOnlyVersion = (query: unknown): boolean =>
  Object.entries(query ?? {}).every(
    ([key, value]) => key === 'v' && typeof value === 'string' && /^[\w.-]{1,40}$/.test(value),
  )

const unknownPictureError = (): ShopError => new ShopError('Request.Invalid', { message: 'There is no such picture.' })
