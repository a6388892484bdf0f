import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import type { TestPlatform } from '@tessera/testing/platform'
import fastify from 'fastify'

/** Answers for the portal of the public platform, where marketplaces are made, and for the host of the tool's data files. */
export async function startStandInPortal(platform: TestPlatform, dataFiles: URL): Promise<string> {
  const app = fastify()
  const marketplaces = new Map<string, TestMarketplace>()
  app.get<{ Params: { '*': string } }>('/ordercloud-api/*', (request) =>
    readFile(new URL(basename(request.params['*']), dataFiles), 'utf8'),
  )
  app.put<{ Params: { id: string } }>('/api/v1/organizations/:id', async ({ params: { id } }) => {
    marketplaces.set(id, await createBareMarketplace(platform, id))
    return { Id: id }
  })
  app.get<{ Params: { id: string } }>('/api/v1/organizations/:id', ({ params: { id } }, reply) =>
    marketplaces.has(id)
      ? { Id: id, Environment: 'Sandbox', CoreApiUrl: 'https://sandboxapi.ordercloud.io' }
      : reply.code(404).send({ Errors: [{ Message: 'Not found' }] }),
  )
  app.get<{ Params: { id: string } }>('/api/v1/organizations/:id/token', ({ params: { id } }) => ({
    access_token: marketplaces.get(id)?.adminToken,
  }))
  closeAfterFile(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** A marketplace with nothing in it but its administrator and the client that the tool's token belongs to. */
async function createBareMarketplace(platform: TestPlatform, id: string): Promise<TestMarketplace> {
  const marketplace = await createTestMarketplace(platform, id)
  const { admin, storefrontClientID } = marketplace
  await admin.ApiClients.Delete(storefrontClientID)
  await admin.Buyers.Delete('storefront')
  await admin.Catalogs.Delete('storefront')
  await admin.SecurityProfiles.Delete('shopper')
  return marketplace
}
