import { openApiDocument } from '@tessera/contract/openapi'
import { shopOpenApi } from '@tessera/contract/openapi/shop-document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addresses } from './addresses.ts'
import { platformOperations } from './all-operations.ts'
import { loadAssets, type ReferenceAssets } from './assets.ts'
import { errorsPage } from './errors-page.ts'
import { type PageFrame, type ReferencePage, renderLayout } from './layout.ts'
import { missingPage } from './missing-page.ts'
import { modelPage } from './model-page.ts'
import { findModel } from './models.ts'
import { modelsPage } from './models-page.ts'
import { overviewPage } from './overview-page.ts'
import { immutableCaching, type PreparedText, prepareText, sendPrepared } from './send-prepared.ts'
import { findTag } from './table-of-contents.ts'
import { tagPage } from './tag-page.ts'

export interface ReferenceOptions {
  /** Where clients reach the API: `https://shop.example`. */
  publicUrl: string
  /** Four dotted numbers. */
  version: string
}

/** The API for people (`/docs`) and for programs (`/v1/openapi/v3`, `/env`). It needs no token and no database. */
export function registerReference(app: FastifyInstance, { publicUrl, version }: ReferenceOptions): void {
  const assets = loadAssets()
  serveAssets(app, assets)
  serveDescription(app, publicUrl, version)
  servePages(app, pagesWith({ assets, version }), publicUrl, version)
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Pages are rendered on first use and cached: some 240 of them, 0.8 MB in all once compressed. */
function pagesWith(frame: PageFrame) {
  const cache = new Map<string, PreparedText>()
  const written = (page: ReferencePage) => prepareText('text/html; charset=utf-8', renderLayout(page, frame).text)
  return {
    found: (at: string, write: () => ReferencePage): Answer => {
      return (request, reply) => {
        const page = cache.get(at) ?? written(write())
        cache.set(at, page)
        return sendPrepared(request, reply, page)
      }
    },
    // never cached, since any name can be requested
    missing: (request: FastifyRequest, reply: FastifyReply, wanted: string): FastifyReply =>
      sendPrepared(request, reply.code(404), written(missingPage(wanted)), 'no-store'),
  }
}

function servePages(
  app: FastifyInstance,
  { found, missing }: ReturnType<typeof pagesWith>,
  publicUrl: string,
  version: string,
): void {
  app.get(
    addresses.overview,
    found(addresses.overview, () => overviewPage(publicUrl, version)),
  )
  app.get(addresses.errors, found(addresses.errors, errorsPage))
  app.get(addresses.models, found(addresses.models, modelsPage))
  app.get<{ Params: { tag: string } }>('/docs/:tag', (request, reply) => {
    const { tag: wanted } = request.params
    const tag = findTag(wanted)
    if (!tag) return missing(request, reply, wanted)
    const at = addresses.tag(tag.name)
    return tag.name === wanted ? found(at, () => tagPage(tag, publicUrl))(request, reply) : reply.redirect(at, 301)
  })
  app.get<{ Params: { model: string } }>('/docs/models/:model', (request, reply) => {
    const { model: wanted } = request.params
    const model = findModel(wanted)
    if (!model) return missing(request, reply, wanted)
    const at = addresses.model(model.title)
    return model.title === wanted ? found(at, () => modelPage(model))(request, reply) : reply.redirect(at, 301)
  })
  app.get<{ Params: { '*': string } }>('/docs/*', (request, reply) => missing(request, reply, request.params['*']))
}

/** The current hash may be cached forever; without one, or with another, nothing may be cached. */
function serveAssets(app: FastifyInstance, assets: ReferenceAssets): void {
  for (const { path, hash, type, body } of Object.values(assets)) {
    const prepared = prepareText(type, body)
    app.get<{ Querystring: { v?: string } }>(path, (request, reply) =>
      sendPrepared(request, reply, prepared, request.query.v === hash ? immutableCaching : 'no-cache'),
    )
  }
}

function serveDescription(app: FastifyInstance, publicUrl: string, version: string): void {
  const json = (body: unknown) => prepareText('application/json; charset=utf-8', JSON.stringify(body))
  const build = json({ BuildNumber: version })
  let description: PreparedText | undefined
  let shopDescription: PreparedText | undefined
  app.get(addresses.openApi, (request, reply) => {
    description ??= json(
      openApiDocument({ operations: platformOperations, version, serverUrl: publicUrl, title: 'Tessera' }),
    )
    return sendPrepared(request, reply, description)
  })
  app.get(addresses.shopOpenApi, (request, reply) => {
    shopDescription ??= json(shopOpenApi(version, publicUrl))
    return sendPrepared(request, reply, shopDescription)
  })
  for (const old of ['/v1/openapi/v2', '/v1/swagger'])
    app.get(old, (_, reply) => reply.redirect(addresses.openApi, 301))
  app.get('/env', (request, reply) => sendPrepared(request, reply, build, 'no-store'))
}
