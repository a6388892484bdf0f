import type { ShopClient } from '@tessera/client/shop/types.gen'
import { beforeAll, describe, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let people: People
let ada: ShopClient
beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
  ada = shop.as({
    authToken: people.ada.session.authToken ?? '',
    shopToken: people.ada.session.shopToken ?? '',
  })
})

const elm = {
  firstName: 'Dana',
  lastName: 'Reed',
  street1: '101 Elm St',
  city: 'Naperville',
  state: 'IL',
  zip: '60540',
}
const book = async () => (await ada.Address.getAddresses({ PageSize: '-1' })).addresses

describe('an address of the book', () => {
  test('has no name of 61 characters, and no notes of 301', async () => {
    await expect(ada.Address.addAddress({ ...elm, nickname: 'x'.repeat(61) })).rejects.toMatchObject({
      fields: [{ field: 'nickname' }],
    })
    await expect(ada.Address.addAddress({ ...elm, deliveryNotes: 'x'.repeat(301) })).rejects.toMatchObject({
      fields: [{ field: 'deliveryNotes' }],
    })
  })

  test('keeps its name and its notes through every other change, and loses them on request', async () => {
    const { id, ...made } = await ada.Address.addAddress({
      ...elm,
      nickname: ' Elm Street\njob ',
      deliveryNotes: 'Gate code 4411',
      isDefault: true,
    })
    expect(made).toMatchObject({ nickname: 'Elm Street job', deliveryNotes: 'Gate code 4411' })
    await ada.Address.updateAddress({ id, phone: '630 555 0142' })
    // another address becomes the default
    await ada.Address.addAddress({ ...elm, street1: '5 Oak Ave', isDefault: true })
    expect(await ada.Address.getAddressById({ addressID: id })).toMatchObject({
      nickname: 'Elm Street job',
      deliveryNotes: 'Gate code 4411',
      isDefault: false,
      phone: '630 555 0142',
    })
    await ada.Address.updateAddress({ id, nickname: null, deliveryNotes: null })
    expect(await ada.Address.getAddressById({ addressID: id })).toMatchObject({ nickname: null, deliveryNotes: null })
  })
})

describe('a list of addresses', () => {
  test('of none, or of more than a hundred, is refused', async () => {
    await expect(ada.Address.importAddresses({ lines: [] })).rejects.toMatchObject({ fields: [{ field: 'lines' }] })
    const lines = Array.from({ length: 101 }, (_, at) => ({ ...elm, street1: `${at} Long Rd` }))
    await expect(ada.Address.importAddresses({ lines })).rejects.toMatchObject({ fields: [{ field: 'lines' }] })
  })

  test('is only looked at where that is asked for', async () => {
    const before = (await book()).length
    const lines = [{ ...elm, street1: '7 Checked St' }]
    expect(await ada.Address.importAddresses({ lines, isCheck: true })).toMatchObject({
      added: 0,
      lines: [{ state: 'right', problems: [] }],
    })
    expect(await book()).toHaveLength(before)
  })

  test('tells what is wrong line by line, adds the others, and adds nothing twice', async () => {
    const before = (await book()).length
    const lines = [
      { ...elm, street1: '8 New St', nickname: 'Eight', deliveryNotes: 'Ring twice' },
      { ...elm, zip: '123', state: 'Illinois' },
      { street1: '9 Lost St' },
      { ...elm, street1: ' 8  new st. ' },
      { ...elm, street1: '10 New St', company: 'x'.repeat(101) },
    ]
    const answer = await ada.Address.importAddresses({ lines })
    expect(answer.added).toBe(1)
    expect(answer.lines.map(({ state }) => state)).toEqual(['added', 'wrong', 'wrong', 'known', 'wrong'])
    const wrong = answer.lines.map(({ problems }) => problems.map(({ field }) => field))
    expect(wrong[1]).toEqual(['state', 'zip'])
    expect(wrong[2]).toEqual(['firstName', 'lastName', 'city', 'state', 'zip'])
    expect(wrong[4]).toEqual(['company'])
    const after = await book()
    expect(after).toHaveLength(before + 1)
    expect(after.find(({ nickname }) => nickname === 'Eight')).toMatchObject({
      deliveryNotes: 'Ring twice',
      isShipping: true,
      isBilling: false,
    })
    expect((await ada.Address.importAddresses({ lines })).added).toBe(0)
  })
})
