import { relations } from '@tessera/contract/platform/operations'
import { startPlatform } from '@tessera/testing/platform'
import { subjectOf } from '@tessera/testing/resource-subject'
import { sampleOf } from '@tessera/testing/sample-of'
import { tokenWith } from '@tessera/testing/token-with'
import { codeOf, errorsOf, itemsOf, wireInto } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { describe, expect, test } from 'vitest'
import { served } from './served.ts'

const platform = await startPlatform()
const world = await createTestWorld(platform)
const { shop, names } = world
const owned = served.filter(
  ({ resource }) => resource.model.properties.OwnerID && !resource.model.properties.OwnerID.readOnly,
)
/** Stock needs an address of its owner, and rules name one of the owner's groups. */
const free = owned.filter(({ resource }) => !/^(InventoryRecord|SellerApprovalRule|Locale)$/.test(resource.model.title))

describe.each(owned)('whose a record of $title is', ({ title, resource }) => {
  const subject = subjectOf(world, resource, `o-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`)
  const { wire, one, sample } = subject

  test('is refused when no such company exists', async () => {
    const reply = await subject.create({ ...sample(1), OwnerID: 'nobody' })
    expect([reply.status, codeOf(reply)]).toEqual([404, 'NotFound'])
    expect(errorsOf(reply)[0]?.Data).toMatchObject({ ObjectID: 'nobody' })
  })

  test('is the marketplace by default, and stays so', async () => {
    const { OwnerID: _, ...body } = sample(1)
    const id = await subject.make(1, { OwnerID: undefined })
    expect((await wire('GET', one(id))).body.OwnerID).toBe(shop.id)
    for (const reply of [
      await wire('PUT', one(id), { ...body, OwnerID: names.supplierID }),
      await wire('PATCH', one(id), { OwnerID: names.supplierID }),
      await wire('PATCH', one(id), { OwnerID: null }),
    ])
      expect(reply.status === 200 ? reply.body.OwnerID : reply.status, reply.text).toSatisfy(
        (given) => given === shop.id || given === 400,
      )
    expect((await wire('GET', one(id))).body.OwnerID).toBe(shop.id)
    await subject.gone(id)
  })
})

describe.each(free)('a record of $title', ({ title, resource }) => {
  const subject = subjectOf(world, resource, `f-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`)

  test('can be made for a supplier by the marketplace', async () => {
    const { DefaultPriceScheduleID: _, ShipFromAddressID: __, ...body } = subject.sample(1)
    const reply = await subject.create({ ...body, OwnerID: names.supplierID })
    expect([reply.status, reply.body.OwnerID], reply.text).toEqual([201, names.supplierID])
    await subject.gone(String(reply.body.ID))
  })

  test('is the supplier’s own when a supplier makes it, whatever it says', async () => {
    const roles = resource.roles.write
    const token = await tokenWith(platform, shop, { userType: 'supplier', companyID: names.supplierID ?? '', roles })
    const wire = wireInto(platform.app, token)
    const { DefaultPriceScheduleID: _, ShipFromAddressID: __, ...body } = subject.sample(2)
    const reply = await wire('POST', subject.all, { ...body, OwnerID: shop.id })
    expect([reply.status, reply.body.OwnerID], reply.text).toEqual([201, names.supplierID])
    const foreign = await subject.make(3, { OwnerID: shop.id })
    for (const verb of ['PATCH', 'DELETE'] as const)
      expect([400, 403, 404]).toContain(
        (await wire(verb, subject.one(foreign), verb === 'PATCH' ? { Name: 'mine now' } : undefined)).status,
      )
    await subject.gone(foreign)
    await subject.gone(String(reply.body.ID))
  })
})

test.each(relations.filter(({ key }) => key.includes('SellerID')))(
  'an assignment by $tag is the marketplace’s unless told',
  async ({ model, path, tag }) => {
    const body = sampleOf(model, names)
    expect((await world.wire('POST', path, body)).status).toBe(204)
    expect(itemsOf(await world.wire('GET', path))).toMatchObject([{ ...body, SellerID: shop.id }])
    const [id, query] = [body[`${tag.slice(0, -1)}ID`], `userGroupID=${body.UserGroupID}`]
    expect(
      (await world.wire('DELETE', `/${tag.toLowerCase()}/${id}/assignments/${body.BuyerID}?${query}`)).status,
    ).toBe(204)
  },
)
