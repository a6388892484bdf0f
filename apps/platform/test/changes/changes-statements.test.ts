import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { statementsOf } from '@tessera/testing/statements-of'
import { wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { sendChanges } from './changes.ts'

const platform = await startPlatform()

async function aShop() {
  const { adminToken } = await createTestMarketplace(platform)
  const wire = wireInto(platform.app, adminToken)
  await wire('PUT', '/products/a', { Name: 'Product a' })
  return wire
}

const patch = (productID: string, Body: Record<string, unknown>, Was?: Record<string, unknown>) => ({
  Operation: 'Products.Patch',
  Parameters: { productID },
  Body,
  ...(Was && { Was }),
})

const anAddress = { Street1: '1 Kiln Rd', City: 'Tampa', State: 'FL', Zip: '33601', Country: 'US' }

test('a patch reads its record once, under its lock, and asks about nothing that stays as it is', async () => {
  const wire = await aShop()
  await wire('PUT', '/addresses/dock', { ...anAddress, AddressName: 'Dock' })
  const Inventory = { Enabled: true, QuantityAvailable: 9 }
  await wire('PATCH', '/products/a', { Inventory, ShipFromAddressID: 'dock' })
  const sent = await statementsOf(platform.database, async () => {
    const [answer] = await sendChanges(wire, [patch('a', { Name: 'New' }, { Name: 'Product a' })], { Brief: true })
    expect([answer?.Status, answer?.Before, answer?.After]).toEqual([200, { Name: 'Product a' }, { Name: 'New' }])
  })
  const about = sent.filter((text) => /\b(products|events|addresses)\b/.test(text) && text.includes('$'))
  expect(
    about.map((text) =>
      /^\s*(select to_jsonb|select it|with\s+t as|insert into events)/.exec(text)?.[1]?.replace(/\s+/g, ' '),
    ),
  ).toEqual(['select to_jsonb', 'select it', 'with t as', 'insert into events'])
  const [moved] = await sendChanges(wire, [patch('a', { ShipFromAddressID: 'nowhere' })])
  expect(moved?.Status).toBe(404)
})

test('a second patch of one record in a list builds on the first', async () => {
  const wire = await aShop()
  const Changes = [patch('a', { Inventory: { Enabled: true } }), patch('a', { Inventory: { QuantityAvailable: 4 } })]
  const answers = await sendChanges(wire, Changes)
  expect(answers.at(-1)?.After?.Inventory).toMatchObject({ Enabled: true, QuantityAvailable: 4 })
  expect(answers.at(-1)?.Before?.Inventory).toMatchObject({ Enabled: true, QuantityAvailable: 0 })
})
