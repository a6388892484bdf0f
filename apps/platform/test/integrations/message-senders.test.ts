import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'

const platform = await startPlatform()
const { admin } = await createTestMarketplace(platform)
const { MessageSenders } = admin
const base = { Name: 'Mail', MessageTypes: ['OrderSubmitted'] } as const
await admin.Buyers.Create({ ID: 'b', Name: 'Buyer' })

test('a sender has an address and a key, or a delivery configuration', async () => {
  await expect(MessageSenders.Create({ ...base, MessageTypes: [...base.MessageTypes] })).rejects.toMatchObject({
    errorCode: 'MessageSenders.UrlRequired',
  })
  await expect(
    MessageSenders.Create({ ...base, MessageTypes: [...base.MessageTypes], URL: 'https://x.test' }),
  ).rejects.toMatchObject({ errorCode: 'MessageSenders.SharedKeyRequired' })
  await MessageSenders.Create({
    ...base,
    MessageTypes: [...base.MessageTypes],
    ID: 'm',
    URL: 'https://x.test',
    SharedKey: 'k',
  })
  await admin.DeliveryConfigurations.Create({
    ID: 'd',
    Name: 'D',
    Enabled: true,
    DeliveryTargets: { MessageSender: { Endpoint: 'https://x.test', Secret: 's' } },
  })
  expect(
    await MessageSenders.Create({ ...base, MessageTypes: [...base.MessageTypes], DeliveryConfigID: 'd' }),
  ).toMatchObject({ URL: null, DeliveryConfigID: 'd' })
})

test('copies go with an assignment that exists', async () => {
  const sender = { MessageSenderID: 'm', BuyerID: 'b', SupplierID: null, UserGroupID: null }
  const copy = { MessageSenderAssignment: sender, MessageType: 'OrderSubmitted', BuyerID: 'b' } as const
  await expect(MessageSenders.SaveCCListenerAssignment(copy)).rejects.toMatchObject({
    message: 'MessageSenderAssignment m not found',
  })
  await expect(
    MessageSenders.SaveCCListenerAssignment({ ...copy, MessageSenderAssignment: {} as never }),
  ).rejects.toMatchObject({ errorCode: 'ValidationFailure' })
  await MessageSenders.SaveAssignment({ MessageSenderID: 'm', BuyerID: 'b' })
  await expect(
    MessageSenders.SaveCCListenerAssignment({ ...copy, UserID: 'u', UserGroupID: 'g' }),
  ).rejects.toMatchObject({ errorCode: 'PartyAssignment.CannotSpecifyGroupAndUser' })
  await expect(MessageSenders.SaveCCListenerAssignment({ ...copy, UserID: 'nope' })).rejects.toMatchObject({
    message: 'User nope not found',
  })
  await MessageSenders.SaveCCListenerAssignment(copy)
  await MessageSenders.SaveCCListenerAssignment(copy)
  expect(await MessageSenders.ListCCListenerAssignments()).toMatchObject({
    Meta: { TotalCount: 1 },
    Items: [
      {
        MessageSenderAssignment: { ...sender, MessageConfigName: 'Mail' },
        MessageConfigName: 'Mail',
        MessageType: 'OrderSubmitted',
        BuyerID: 'b',
        UserID: null,
      },
    ],
  })
  expect(await MessageSenders.ListCCListenerAssignments({ search: 'nobody' })).toMatchObject({ Items: [] })
  await MessageSenders.DeleteAssignment('m', { buyerID: 'b' })
  expect(await MessageSenders.ListCCListenerAssignments()).toMatchObject({ Items: [] })
})
