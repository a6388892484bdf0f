import { startPlatform } from '@tessera/testing/platform'
import { codeOf } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aBuyer, aGroup, aUser, idsOf, notThere, type TestBuyer } from './a-buyer.ts'

const platform = await startPlatform()
const home = { Street1: '1 Main', City: 'Springfield', Country: 'DE', AddressName: 'Home', Shipping: true }

async function shared({ admin }: TestBuyer, party: object = {}): Promise<void> {
  await admin.Addresses.Save('b1', 'office', {
    Street1: '2 Main',
    City: 'Springfield',
    Country: 'DE',
    AddressName: 'Office',
  })
  await admin.Addresses.SaveAssignment('b1', { AddressID: 'office', IsShipping: false, IsBilling: true, ...party })
}

test('an address without a purpose, or without a state where one is needed, is refused', async () => {
  const { wire } = await aBuyer(platform)
  const post = (change: object) => wire('POST', '/me/addresses', { ...home, ...change })
  expect(codeOf(await post({ Shipping: false }))).toBe('BuyerAddress.MustBeBillingOrShipping')
  expect(codeOf(await post({ Country: 'US' }))).toBe('ValidationFailure')
  expect(codeOf(await post({ City: undefined }))).toBe('ValidationFailure')
})

test('shared addresses can be used but not changed', async () => {
  const buyer = await aBuyer(platform)
  await shared(buyer)
  expect(await buyer.me.Me.GetAddress('office')).toMatchObject({ Editable: false, Shipping: false, Billing: true })
  for (const verb of ['PUT', 'PATCH', 'DELETE'] as const) {
    const reply = await buyer.wire(verb, '/me/addresses/office', verb === 'DELETE' ? undefined : home)
    expect([reply.status, codeOf(reply)], verb).toEqual([400, 'Address.CannotEditPublic'])
  }
  expect(await buyer.admin.Addresses.Get('b1', 'office')).toMatchObject({ Street1: '2 Main' })
})

test('an address is shared with those it is assigned to', async () => {
  const buyer = await aBuyer(platform)
  const other = await aUser(platform, buyer.shop)
  await shared(buyer, { UserID: other.userID })
  expect(idsOf(await buyer.me.Me.ListAddresses())).toEqual([])
  await expect(buyer.me.Me.GetAddress('office')).rejects.toMatchObject(notThere('Address', 'office'))
  expect(idsOf(await other.me.Me.ListAddresses())).toEqual(['office'])
  await aGroup(buyer.admin, 'g1', buyer.userID)
  await buyer.admin.Addresses.SaveAssignment('b1', {
    AddressID: 'office',
    UserGroupID: 'g1',
    IsShipping: true,
    IsBilling: false,
  })
  expect(await buyer.me.Me.GetAddress('office')).toMatchObject({ Shipping: true, Billing: false })
})

test('a private address is its user’s alone, and not there for anybody else', async () => {
  const buyer = await aBuyer(platform)
  const { ID } = await buyer.me.Me.CreateAddress(home)
  const id = String(ID)
  const other = await aUser(platform, buyer.shop)
  expect(idsOf(await buyer.admin.Addresses.List('b1'))).toEqual([])
  await expect(buyer.admin.Addresses.Get('b1', id)).rejects.toMatchObject(notThere('Address', id))
  await expect(buyer.admin.Addresses.Patch('b1', id, { City: 'X' })).rejects.toMatchObject(notThere('Address', id))
  await expect(buyer.admin.Addresses.Delete('b1', id)).rejects.toMatchObject(notThere('Address', id))
  const assignment = { AddressID: id, UserID: other.userID, IsShipping: true }
  await expect(buyer.admin.Addresses.SaveAssignment('b1', assignment)).rejects.toMatchObject(notThere('Address', id))
  for (const verb of ['GET', 'PATCH', 'DELETE'] as const)
    expect((await other.wire(verb, `/me/addresses/${id}`, verb === 'PATCH' ? { City: 'X' } : undefined)).status).toBe(
      404,
    )
  expect((await other.wire('PUT', `/me/addresses/${id}`, home)).status).toBe(409)
  expect(await buyer.me.Me.GetAddress(id)).toMatchObject({ City: 'Springfield' })
})

test('a private address goes the whole way', async () => {
  const { me, wire } = await aBuyer(platform)
  const made = await me.Me.CreateAddress({ ...home, xp: { Floor: 3 } })
  const id = String(made.ID)
  expect(made).toMatchObject({ ...home, Billing: false, Editable: true, xp: { Floor: 3 }, CompanyName: null })
  const patched = await wire('PATCH', `/me/addresses/${id}`, { City: 'Shelbyville', Billing: true, xp: { Bell: 'B' } })
  expect([patched.status, patched.text]).toEqual([204, ''])
  expect(await me.Me.GetAddress(id)).toMatchObject({
    City: 'Shelbyville',
    Shipping: true,
    Billing: true,
    xp: { Floor: 3, Bell: 'B' },
  })
  expect(codeOf(await wire('PATCH', `/me/addresses/${id}`, { Shipping: false, Billing: false }))).toBe(
    'BuyerAddress.MustBeBillingOrShipping',
  )
  expect(await me.Me.SaveAddress(id, { ...home, City: 'Ogdenville' })).toMatchObject({
    City: 'Ogdenville',
    Billing: false,
    xp: null,
  })
  expect(await me.Me.SaveAddress('cabin', { ...home, AddressName: 'Cabin' })).toMatchObject({
    ID: 'cabin',
    Editable: true,
  })
  expect(idsOf(await me.Me.ListAddresses({ filters: { Editable: true, Shipping: true } as never }))).toEqual([
    'cabin',
    id,
  ])
  await me.Me.DeleteAddress(id)
  expect(idsOf(await me.Me.ListAddresses({ search: 'cab' }))).toEqual(['cabin'])
})
