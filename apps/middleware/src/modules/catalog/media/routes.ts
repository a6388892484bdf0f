import type { Order } from '@tessera/pictures/media/order'
import type { Studio } from '@tessera/pictures/media/studio'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../../../kit/shop-error.ts'
import { answerPicture } from './answer-picture.ts'
import { findPageOrder, findProductOrder, type MediaSources, NoSuchAddress } from './orders.ts'

export interface MediaNeeds extends MediaSources {
  studio: Studio
}

interface Asked {
  Params: { name: string; file: string }
}

/** Registers pictures of products and pages. They need no session, no database and no guard. */
export function registerMedia(app: FastifyInstance, needs: MediaNeeds): void {
  const answerWith =
    (find: (name: string, file: string) => Promise<Order | undefined> | Order | undefined) =>
    async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
      const order = await findOrder(request, find)
      if (!order) throw new ShopError('NotFound')
      return answerPicture(needs.studio, order, request, reply)
    }
  const products = answerWith((name, file) => findProductOrder(needs, name, file))
  const pages = answerWith((name, file) => findPageOrder(needs, name, file))
  app.route<Asked>({ method: ['GET', 'HEAD'], url: '/media/:name/:file', handler: products })
  app.route<Asked>({ method: ['GET', 'HEAD'], url: '/media/content/:name/:file', handler: pages })
}

async function findOrder(
  { params, query }: FastifyRequest<Asked>,
  find: (name: string, file: string) => Promise<Order | undefined> | Order | undefined,
): Promise<Order | undefined> {
  if (!isPlain(query)) throw refused()
  try {
    return await find(params.name, params.file)
  } catch (error) {
    throw error instanceof NoSuchAddress ? refused() : error
  }
}

/** Only the version may follow as a query: other parameters would fill caches. */
const isPlain = (query: unknown): boolean =>
  Object.entries(query ?? {}).every(
    ([key, value]) => key === 'v' && typeof value === 'string' && /^[\w.-]{1,20}$/.test(value),
  )

const refused = (): ShopError => new ShopError('Request.Invalid', { message: 'There is no such picture.' })
