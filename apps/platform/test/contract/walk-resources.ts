import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { parametersOf } from '@tessera/contract/kit/operation'
import { collectionPath, nameOf, type Resource } from '@tessera/contract/kit/resource'
import { adminPassword, clientSecret } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { choosesID, hasVerb } from '@tessera/testing/resource-subject'
import { minimalOf, sampleOf } from '@tessera/testing/sample-of'
import { expectShape } from '@tessera/testing/shape'
import type { JsonBody } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import type * as published from 'ordercloud-javascript-sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf } from './failure-of.ts'
import { served } from './served.ts'

/** The exports of the published JavaScript client, or of a module that stands in for it. */
export type PublishedClient = typeof published

type Method = (...args: unknown[]) => Promise<unknown>
interface Page {
  Meta: JsonBody
  Items: JsonBody[]
}

/** A method of the client, by name. */
function methodOf(client: PublishedClient, { tag }: Resource, name: string): Method {
  const group = (client as object as Record<string, Record<string, Method> | undefined>)[tag]
  const method = group?.[name]
  if (!group || !method) throw new Error(`The client has no ${tag}.${name}`)
  return (...args) => method.apply(group, args)
}

/** Signs in, reads errors, and creates, reads, lists, replaces, patches and deletes every generic resource. */
export async function walkResources(client: PublishedClient): Promise<void> {
  const { Auth, Configuration, CostCenters, Me, Products, Tokens } = client
  const platform = await startPlatform()
  const world = await createTestWorld(platform)
  const { shop, names } = world

  beforeAll(async () => {
    const baseApiUrl = await platform.app.listen({ port: 0, host: '127.0.0.1' })
    Configuration.Set({ baseApiUrl })
  })

  describe('signing in', () => {
    test('a wrong password says nothing but that', async () => {
      const error = await failureOf(Auth.Login(`admin-${shop.id}`, 'Wrong-Horse-7', shop.storefrontClientID))
      expect([error.isOrderCloudError, error.status, error.errorCode]).toEqual([
        true,
        400,
        'Auth.InvalidUsernameOrPassword',
      ])
    })

    test('without a token the API answers 401', async () => {
      Tokens.RemoveAccessToken()
      const error = await failureOf(Me.Get())
      expect([error.status, error.errorCode, error.message]).toEqual([
        401,
        'InvalidToken',
        'Access token is invalid or expired.',
      ])
    })

    test('with a password, and refreshed', async () => {
      const login = await Auth.Login(`admin-${shop.id}`, adminPassword, shop.storefrontClientID, ['FullAccess'])
      expect(login).toMatchObject({
        token_type: 'bearer',
        expires_in: expect.any(Number),
        refresh_token: expect.any(String),
      })
      const again = await Auth.RefreshToken(login.refresh_token, shop.storefrontClientID)
      Tokens.SetAccessToken(again.access_token)
      expect(await Me.Get()).toMatchObject({ Username: `admin-${shop.id}` })
    })

    test('with a password and the secret of a client', async () => {
      const login = await Auth.ElevatedLogin(clientSecret, `admin-${shop.id}`, adminPassword, shop.sellerClientID)
      expect(login.access_token).toMatch(/^eyJ/)
    })

    test('as a guest', async () => {
      const guest = await Auth.Anonymous(shop.storefrontClientID, ['Shopper'])
      const me = await Me.Get({ accessToken: guest.access_token })
      expect(me).toMatchObject({ Buyer: { ID: 'storefront' } })
    })

    test('only with custom roles, which the client garbles', async () => {
      const error = await failureOf(
        Auth.Login(`admin-${shop.id}`, adminPassword, shop.storefrontClientID, undefined, ['Foreman']),
      )
      expect(error.errorCode).toMatch(/^Auth\.InsufficientRoles?$/)
    })

    test('as the client itself', async () => {
      const login = await Auth.ClientCredentials(clientSecret, shop.sellerClientID)
      Tokens.SetAccessToken(login.access_token)
      expect(await Me.Get()).toMatchObject({ Active: true })
    })
  })

  describe('errors', () => {
    test('a record that is not there is named in the message', async () => {
      const error = await failureOf(Products.Get('nowhere'))
      expect(error).toMatchObject({
        isOrderCloudError: true,
        name: 'OrderCloudError',
        status: 404,
        errorCode: 'NotFound',
        message: 'Product nowhere not found',
        errors: [{ ErrorCode: 'NotFound', Data: { ObjectType: 'Product', ObjectID: 'nowhere' } }],
      })
    })

    test('a refused value and a duplicate come with their sentences', async () => {
      expect(await failureOf(CostCenters.Create(names.buyerID ?? '', {} as never))).toMatchObject({
        status: 400,
        errorCode: 'ValidationFailure',
        message: 'Name is required.',
      })
      await CostCenters.Create(names.buyerID ?? '', { ID: 'twice', Name: 'x' })
      expect(await failureOf(CostCenters.Create(names.buyerID ?? '', { ID: 'twice', Name: 'x' }))).toMatchObject({
        status: 409,
        errorCode: 'IdExists',
      })
    })

    test('an address that is not one is not found either', async () => {
      const error = await failureOf(Products.Get('a/b/c'))
      expect([error.status, error.errorCode]).toEqual([404, 'NotFound'])
      expect(error.message).toContain('not found')
    })
  })

  describe.each(served.filter(({ resource }) => hasVerb(resource, 'Create')))('$title', ({ title, resource }) => {
    const { model, path } = resource
    const at = world.namesFor(path)
    const parents = parametersOf(collectionPath(resource)).map((name) => at[name] ?? '')
    const label = `sdk-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`
    const call = (verb: 'List' | 'Create' | 'Get' | 'Save' | 'Delete' | 'Patch', ...args: unknown[]) =>
      methodOf(client, resource, nameOf(resource, verb))(...parents, ...args)

    test('is created, read, listed, replaced, patched and deleted', async () => {
      const made = (await call('Create', sampleOf(model, at, 1, label))) as JsonBody
      expectShape(model, made)
      const id = String(made.ID)
      expect(await call('Get', id)).toEqual(expect.objectContaining(essence(made)))
      const page = (await call('List', listOptions(model, made))) as Page
      expect(page.Meta).toMatchObject({ Page: 1, PageSize: 50, TotalCount: 1, ItemRange: [1, 1] })
      expect(page.Items.map(({ ID }) => ID)).toEqual([id])
      if (choosesID(resource)) expect(await call('Save', id, minimalOf(model, at, 1, label))).toMatchObject({ ID: id })
      if (model.properties.xp)
        expect(await call('Patch', id, { xp: { Room: 'hall' } })).toMatchObject({ xp: { Room: 'hall' } })
      expect(await call('Delete', id)).toBe('')
      expect(await failureOf(call('Get', id))).toMatchObject({ message: `${model.title} ${id} not found` })
    })
  })
}

const essence = ({ LastUpdated: _, ...rest }: JsonBody): JsonBody => rest

/** Search, sort and filters at once, each with a value of the record. */
function listOptions(model: Model, made: JsonBody): JsonBody {
  const [searched] = model.search.filter((name) => name !== '*' && typeof made[name] === 'string')
  const [sorted] = model.sort.filter((name) => name !== '*')
  const text = fieldsOf(model).flatMap(([name]) => (/^(Name|AppName|Username)$/.test(name) ? [name] : []))
  return {
    ...(searched && { search: String(made[searched]).slice(0, 30), searchOn: [searched] }),
    ...(sorted && { sortBy: [`!${sorted}`, ...(sorted === 'ID' ? [] : model.sort.includes('ID') ? ['ID'] : [])] }),
    pageSize: 50,
    filters: {
      ID: made.ID,
      ...Object.fromEntries(text.map((name) => [name, `${String(made[name]).slice(0, 3)}*`])),
      ...(model.properties.xp ? { xp: { Size: { Width: '>=1' } } } : {}),
    },
  }
}
