import type { PictureRequest } from '@tessera/pictures/media/picture-request'
import type { PictureStudio } from '@tessera/pictures/media/picture-studio'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../../../kit/shop-error.ts'
import { answerPicture } from './answer-picture.ts'
import {
  findPagePictureRequest,
  findProductPictureRequest,
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
  const answerWith =
    (find: (name: string, file: string) => Promise<PictureRequest | undefined> | PictureRequest | undefined) =>
    async (request: FastifyRequest<PictureRoute>, reply: FastifyReply) => {
      const pictureRequest = await findPictureRequest(request, find)
      if (!pictureRequest) throw new ShopError('NotFound')
      return answerPicture(needs.studio, pictureRequest, request, reply, needs.patience)
    }
  const products = answerWith((name, file) => findProductPictureRequest(needs, name, file))
  const pages = answerWith((name, file) => findPagePictureRequest(needs, name, file))
  app.route<PictureRoute>({ method: ['GET', 'HEAD'], url: '/media/:name/:file', handler: products })
  app.route<PictureRoute>({ method: ['GET', 'HEAD'], url: '/media/content/:name/:file', handler: pages })
}

async function findPictureRequest(
  { params, query }: FastifyRequest<PictureRoute>,
  find: (name: string, file: string) => Promise<PictureRequest | undefined> | PictureRequest | undefined,
): Promise<PictureRequest | undefined> {
  if (!hasOnlyVersion(query)) throw unknownPictureError()
  try {
    return await find(params.name, params.file)
  } catch (error) {
    throw error instanceof UnknownPictureAddress ? unknownPictureError() : error
  }
}

/** Only the version may follow as a query: other parameters would fill caches. */
const hasOnlyVersion = (query: unknown): boolean =>
  Object.entries(query ?? {}).every(
    ([key, value]) => key === 'v' && typeof value === 'string' && /^[\w.-]{1,20}$/.test(value),
  )

const unknownPictureError = (): ShopError => new ShopError('Request.Invalid', { message: 'There is no such picture.' })
